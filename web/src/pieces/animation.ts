/** The duration of an animation in milliseconds: 0 for people who prefer reduced motion. */
export const animationMs = (ms: number): number => (matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : ms);
