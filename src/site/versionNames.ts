/** The versions that have docs, newest first. */
export const API_VERSIONS = ['v5', 'v4', 'v2'] as const;

export type ApiVersion = (typeof API_VERSIONS)[number];
