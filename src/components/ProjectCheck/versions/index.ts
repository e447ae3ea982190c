/** The check of versions: what the page loads when it is used. */
import type { markdownOf as markdown } from './markdown';

export { readAddress, writeAddress } from './address';
export { answer, type Answer, type Note } from './answer';
export { STATUS_LABELS } from './judgments';
export { readInput } from './readInput';
export { commandOf, rangeOf } from './recommend';
export { releaseIn, setupFor, withArchitecture } from './release';

/** Writes the answer as Markdown, with code that only this needs. */
export const markdownOf = async (...options: Parameters<typeof markdown>) =>
  (
    await import(/* webpackChunkName: "versions-markdown" */ './markdown')
  ).markdownOf(...options);
