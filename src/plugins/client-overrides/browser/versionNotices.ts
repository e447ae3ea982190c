// What only pages of old versions show; a separate file for those.
export { default as Badge } from '@theme/DocVersionBadge';
export { default as Banner } from '@theme/DocVersionBanner';
