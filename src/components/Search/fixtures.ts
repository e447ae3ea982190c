import type { IndexFile, SerializedSection } from './indexFormat';

const SNAP_POINTS: SerializedSection = [
  3,
  0,
  'snapPoints',
  'The heights at which the sheet rests, one two three four five six seven.',
];

/** A small index of docs, for the tests. */
export const DOCS: IndexFile = {
  tag: 'docs-default-current',
  language: 'en',
  version: 'current',
  pages: [['/props', SNAP_POINTS]],
};

/** A small index of pages without a docs version. */
export const POSTS: IndexFile = {
  tag: 'default',
  language: 'en',
  version: '',
  pages: [['/blog/release', [1, 0, 'A release', 'With snapPoints.']]],
};
