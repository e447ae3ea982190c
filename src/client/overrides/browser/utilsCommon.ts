// Overrides the entry of `@docusaurus/utils-common` in the bundles. The
// original exports the same, as CommonJS with the whole of `tslib`.
import type * as Original from '@docusaurus/utils-common';

export {
  default as applyTrailingSlash,
  addLeadingSlash,
  addTrailingSlash,
  removeTrailingSlash,
} from '@docusaurus/utils-common/lib/applyTrailingSlash';
export {
  addPrefix,
  addSuffix,
  removePrefix,
  removeSuffix,
} from '@docusaurus/utils-common/lib/stringUtils';
export { getErrorCausalChain } from '@docusaurus/utils-common/lib/errorUtils';

/** As in the original. */
export const blogPostContainerID: typeof Original.blogPostContainerID =
  '__blog-post-container';
