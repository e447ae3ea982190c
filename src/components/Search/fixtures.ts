import type { IndexFile } from './records';

/** A small index of docs, for the tests. */
export const DOCS: IndexFile = {
  tag: 'docs-default-current',
  language: 'en',
  version: 'current',
  pages: [
    {
      u: '/props',
      s: [
        {
          l: 1,
          a: '',
          h: 'BottomSheet props',
          t: ['All snapPoints and more.'],
        },
        {
          l: 3,
          a: 'snappoints',
          h: 'snapPoints',
          t: [
            'The heights at which the sheet rests, one two three four five six seven.',
          ],
        },
        { l: 3, a: 'index', h: 'index', t: ['Where snapPoints start.'] },
      ],
    },
    {
      u: '/components/bottomsheetflatlist',
      s: [{ l: 1, a: '', h: 'BottomSheetFlatList', t: ['<b>bold</b> list'] }],
    },
    {
      u: '/keyboard-handling',
      s: [{ l: 1, a: '', h: 'Keyboard handling', t: ['Type in the sheet.'] }],
    },
  ],
};

/** A small index of what is in no version. */
export const POSTS: IndexFile = {
  tag: 'default',
  language: 'en',
  version: '',
  pages: [
    {
      u: '/blog/release',
      s: [{ l: 1, a: '', h: 'A release', t: ['With snapPoints.'] }],
    },
  ],
};
