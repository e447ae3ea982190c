/** The platforms that pages speak of, and what their badges say. */
export const PLATFORM_LABELS = {
  ios: 'iOS',
  android: 'Android',
  web: 'Web',
  native: 'iOS and Android',
} as const;

export type PlatformName = keyof typeof PLATFORM_LABELS;
