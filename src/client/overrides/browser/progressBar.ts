// Overrides the theme's progress bar, whose library moves the bar step by step: the
// stylesheet animates this one.
interface Update {
  readonly location: { readonly pathname: string };
  readonly previousLocation: { readonly pathname: string } | null;
}

/** How long a page may take before the bar appears. */
const DELAY_MS = 200;

const bar = document.createElement('div');
bar.id = 'nprogress';

/** Called when a page is requested; returns what is called when another one is. */
export function onRouteUpdate({
  location,
  previousLocation,
}: Update): (() => void) | undefined {
  if (!previousLocation || previousLocation.pathname === location.pathname) {
    return undefined;
  }
  const timer = window.setTimeout(() => {
    document.body.append(bar);
  }, DELAY_MS);
  return () => {
    window.clearTimeout(timer);
  };
}

/** Called when the page is shown. */
export function onRouteDidUpdate(): void {
  bar.remove();
}
