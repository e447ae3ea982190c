import type { IndexFile } from './records';

/** A small index of docs, for the tests. */
export const DOCS: IndexFile = {
  tag: 'docs-default-current',
  language: 'en',
  version: 'current',
  pages: [
    [
      '/props',
      [1, 0, 'BottomSheet props', 'All snapPoints and more.'],
      [
        3,
        0,
        'snapPoints',
        'The heights at which the sheet rests, one two three four five six seven.',
      ],
      [3, 0, 'index', 'Where snapPoints start.'],
    ],
    [
      '/components/bottomsheetflatlist',
      [1, 0, 'BottomSheetFlatList', '<b>bold</b> list'],
    ],
    ['/keyboard-handling', [1, 0, 'Keyboard handling', 'Type in the sheet.']],
  ],
};

/** A small index of what is in no version. */
export const POSTS: IndexFile = {
  tag: 'default',
  language: 'en',
  version: '',
  pages: [['/blog/release', [1, 0, 'A release', 'With snapPoints.']]],
};
