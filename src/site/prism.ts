import type { ThemeConfig } from '@docusaurus/preset-classic';

/** `themeConfig.prism`: how code is highlighted, in the browser and in the build. */
export const prism = {
  // Tokens get classes: a color is in src/css/tokens.css, once per color mode.
  theme: { plain: {}, styles: [] },
  additionalLanguages: ['bash'],
} as const satisfies Readonly<ThemeConfig['prism']>;
