// Wrapped because hydration leaves the label and the state of the mode that was
// built, when the reader's is another.
import type { ReactNode } from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import ColorModeToggle from '@theme-original/ColorModeToggle';
import type { Props } from '@theme/ColorModeToggle';

export default function ColorModeToggleInBrowser(props: Props): ReactNode {
  return <ColorModeToggle key={String(useIsBrowser())} {...props} />;
}
