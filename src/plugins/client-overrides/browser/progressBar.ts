// Overrides the theme's progress bar, which brings the package nprogress for a
// line that grows. It is shown under the same id; `src/css/shell.css` moves it.
import type { ClientModule } from '@docusaurus/types';

/** How late a page must be before the bar is shown, in milliseconds. */
const DELAY = 200;

/** How long the full bar stays, in milliseconds. */
const STAY = 200;

let bar: HTMLElement | undefined;

function stop(): void {
  const done = bar;
  bar = undefined;
  done?.setAttribute('data-done', '');
  setTimeout(() => done?.remove(), STAY);
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
      bar = document.createElement('div');
      bar.id = 'nprogress';
      document.body.append(bar);
    }, DELAY);
    return () => {
      window.clearTimeout(timeout);
    };
  },
  onRouteDidUpdate: stop,
};

export default progressBar;
