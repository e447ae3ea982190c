// Wrapped because hydration keeps the label and the state of the built page, even if the
// reader has the other color mode.
import type { ReactNode } from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import ColorModeToggle from '@theme-original/ColorModeToggle';
import type { Props } from '@theme/ColorModeToggle';

export default function ColorModeToggleInBrowser(props: Props): ReactNode {
  return <ColorModeToggle key={String(useIsBrowser())} {...props} />;
}
