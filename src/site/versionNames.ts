/** The versions that have docs, newest first. */
export const DOCS_VERSION_NAMES = ['v5', 'v4', 'v2'] as const;

/** A version of the docs. */
export type DocsVersionName = (typeof DOCS_VERSION_NAMES)[number];
