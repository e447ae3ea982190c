// Overrides Reanimated's CSS animations and transitions, which no program uses.
export default class CSSManager {
  readonly update = (): undefined => undefined;
  readonly unmountCleanup = (): undefined => undefined;
}
