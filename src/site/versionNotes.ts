/** A correction to an old version's label, which is published and must not change. */
interface VersionNote {
  /** A sentence. */
  readonly text: string;
  /** Links to more information and to migration guides. */
  readonly links: readonly { readonly text: string; readonly to: string }[];
}

/** By the version's name. */
export const VERSION_NOTES: Readonly<Record<string, VersionNote>> = {
  '4': {
    text: 'Version 4 runs with Reanimated 2 and 3, not with Reanimated 4.',
    links: [
      { text: 'Versions that work', to: '/v4/usage#versions-that-work' },
      {
        text: 'Check your code for v5',
        to: '/blog/bottom-sheet-v5#check-my-v4-code',
      },
    ],
  },
};
