import type { ThemeConfig } from '@docusaurus/preset-classic';

/** `themeConfig.prism`: how code is highlighted, in the browser and in the build. */
export const prism = {
  // Tokens get classes: a color is in src/css/tokens.css, once per color mode.
  theme: { plain: {}, styles: [] },
  additionalLanguages: ['bash'],
  magicComments: [
    {
      className: 'highlight',
      line: 'highlight-next-line',
      block: { start: 'highlight-start', end: 'highlight-end' },
    },
    {
      className: 'add',
      line: 'diff-add',
      block: { start: 'diff-add-start', end: 'diff-add-end' },
    },
    {
      className: 'remove',
      line: 'diff-remove',
      block: { start: 'diff-remove-start', end: 'diff-remove-end' },
    },
  ],
} as const satisfies Readonly<ThemeConfig['prism']>;
