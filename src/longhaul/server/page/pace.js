// Bots answer at once; people want to see one move after the other. Steps wait here and come out at a human pace.

const WAITS = { instant: 0, normal: 450, slow: 1300 }; // ms between steps
const MOST = 60; // steps that may wait: further behind than that, watching makes no sense

export class Pace {
  constructor(show) {
    this.show = show;
    this.queue = [];
    this.timer = 0;
    this.last = 0;
    this.name = localStorage.getItem("pace") in WAITS ? localStorage.getItem("pace") : "normal";
  }

  static get names() { return Object.keys(WAITS); }

  set(name) {
    this.name = name;
    localStorage.setItem("pace", name);
    if (name === "instant") this.flush();
  }

  /** A step; one's own is shown at once, and so is all that came before it. */
  add(message, mine) {
    this.queue.push(message);
    if (mine || document.hidden || this.queue.length > MOST || WAITS[this.name] === 0) this.flush();
    else this.next();
  }

  next() {
    if (this.timer || !this.queue.length) return;
    const wait = Math.max(0, this.last + WAITS[this.name] - performance.now());
    this.timer = setTimeout(() => {
      this.timer = 0;
      this.out();
      this.next();
    }, wait);
  }

  out() {
    this.last = performance.now();
    this.show(this.queue.shift());
  }

  flush() {
    clearTimeout(this.timer);
    this.timer = 0;
    while (this.queue.length) this.out();
  }

  clear() {
    clearTimeout(this.timer);
    this.timer = 0;
    this.queue = [];
  }

  get busy() { return this.queue.length > 0; }
}
