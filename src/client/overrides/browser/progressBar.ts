// Overrides the theme's progress bar, whose library moves the bar step by step: the
// stylesheet animates this one.
import type { ClientModule } from '@docusaurus/types';

/** How long a page may take before the bar appears. */
const DELAY_MS = 200;

const bar = document.createElement('div');
bar.id = 'nprogress';

/** The router calls it when a page is requested, and its result when that has ended. */
export const onRouteUpdate: ClientModule['onRouteUpdate'] = ({
  location,
  previousLocation,
}) => {
  if (!previousLocation || previousLocation.pathname === location.pathname) {
    return undefined;
  }
  const timer = window.setTimeout(() => {
    document.body.append(bar);
  }, DELAY_MS);
  return () => {
    window.clearTimeout(timer);
  };
};

/** The router calls it when the page is shown. */
export function onRouteDidUpdate(): void {
  bar.remove();
}
