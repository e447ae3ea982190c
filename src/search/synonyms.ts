/**
 * Words that readers use for the same thing. Each row is a group: a query with
 * one of its phrases also finds the others. Also sent to the hosted index.
 */
export const SYNONYMS: readonly (readonly string[])[] = [
  ['height', 'size', 'sizing'],
  ['dynamic height', 'auto height', 'fit content', 'dynamic sizing'],
  ['overlay', 'scrim', 'dim', 'backdrop'],
  ['grabber', 'drag indicator', 'handle'],
  ['drawer', 'action sheet', 'sheet'],
  ['popup', 'dialog', 'modal'],
  ['swipe', 'drag', 'pan'],
  ['show', 'open', 'present'],
  ['hide', 'close', 'dismiss'],
  ['ts', 'typescript', 'types'],
  ['unit test', 'testing', 'jest', 'mock'],
  ['e2e', 'detox', 'maestro', 'appium'],
  ['tab bar', 'bottom tabs', 'tab navigator'],
  ['hardware back', 'back button', 'back handler'],
  ['notch', 'inset', 'safe area'],
  ['a11y', 'accessibility', 'screen reader', 'voiceover', 'talkback'],
  ['upgrade', 'migrate', 'migration'],
  ['install', 'installation', 'setup'],
  ['soft input', 'text field', 'text input'],
  ['rounded', 'corner', 'border radius'],
];
