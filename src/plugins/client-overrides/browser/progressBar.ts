// Overrides the theme's progress bar, which brings the package nprogress
// for a line that grows. It is shown under the same id.
import type { ClientModule } from '@docusaurus/types';

/** How late a page must be before the bar is shown, in milliseconds. */
const DELAY = 200;
/** Between two steps of the bar, in milliseconds. */
const STEP = 300;
/** How long the full bar stays, in milliseconds. */
const STAY = 200;

let bar: HTMLElement | undefined;
let timer = 0;

/** Shows that this share of the way is behind, between 0 and 1. */
function show(element: HTMLElement, share: number): void {
  element.style.transform = `translateX(${(share - 1) * 100}%)`;
}

function start(): void {
  const box = document.createElement('div');
  box.id = 'nprogress';
  const line = document.createElement('div');
  line.className = 'bar';
  line.style.transition = `transform ${STAY}ms ease`;
  box.append(line);
  document.body.append(box);
  bar = box;
  // It comes nearer to the end and never gets there, since nobody knows when
  // the page will come.
  let left = 0.9;
  show(line, 1 - left);
  timer = window.setInterval(() => {
    left *= 0.9;
    show(line, 1 - left);
  }, STEP);
}

function stop(): void {
  const box = bar;
  const line = box?.firstElementChild;
  bar = undefined;
  window.clearInterval(timer);
  if (line instanceof HTMLElement) {
    show(line, 1);
    window.setTimeout(() => {
      box?.remove();
    }, STAY);
  }
}

const progressBar: ClientModule = {
  onRouteUpdate({ location, previousLocation }) {
    if (
      previousLocation === null ||
      location.pathname === previousLocation.pathname
    ) {
      return undefined;
    }
    const timeout = window.setTimeout(() => {
      stop();
      start();
    }, DELAY);
    return () => {
      window.clearTimeout(timeout);
    };
  },
  onRouteDidUpdate: stop,
};

export default progressBar;
