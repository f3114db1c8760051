// Scroll spy: the current section is the last heading above the upper third of the window.

export function watchHeadings(article: HTMLElement, tell: (id: string) => void): () => void {
  let asked = 0;
  const look = (): void => {
    asked = 0;
    let now = "";
    for (const heading of article.querySelectorAll<HTMLElement>("h2[id]")) {
      if (heading.getBoundingClientRect().top > innerHeight / 3) break;
      now = heading.id;
    }
    tell(now);
  };
  const soon = (): void => {
    asked ||= requestAnimationFrame(look);
  };
  addEventListener("scroll", soon, { passive: true });
  soon();
  return () => {
    removeEventListener("scroll", soon);
    cancelAnimationFrame(asked);
  };
}
