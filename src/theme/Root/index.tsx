// Ejected because Docusaurus' Root renders only its children. Here the navbar and the
// footer are around all pages, not in each (see `src/theme/Layout`).
import { createContext, type ReactNode } from 'react';
import { composeProviders } from '@docusaurus/theme-common';
import {
  AnnouncementBarProvider,
  ColorModeProvider,
  NavbarProvider,
  ScrollControllerProvider,
  useKeyboardNavigation,
} from '@docusaurus/theme-common/internal';
import { DocsPreferredVersionContextProvider } from '@docusaurus/plugin-content-docs/client';
import AnnouncementBar from '@theme/AnnouncementBar';
import Footer from '@theme/Footer';
import Navbar from '@theme/Navbar';
import SkipToContent from '@theme/SkipToContent';
import type { Props } from '@theme/Root';
import { PAGE_AREA } from '../Layout/pageAreaProps';

const Providers = composeProviders([
  ColorModeProvider,
  AnnouncementBarProvider,
  ScrollControllerProvider,
  DocsPreferredVersionContextProvider,
  NavbarProvider,
]);

/** Whether the navbar and the footer are around the component that asks. */
export const HasSiteShell = createContext(false);

/** Renders the navbar, the footer, and between them its children. */
export function SiteShell({ children }: Props): ReactNode {
  useKeyboardNavigation();
  return (
    <HasSiteShell value={true}>
      <Providers>
        <SkipToContent />
        <AnnouncementBar />
        <Navbar />
        {children}
        <Footer />
      </Providers>
    </HasSiteShell>
  );
}

/** Renders the shell of the site around the page. */
export default function Root({ children }: Props): ReactNode {
  return (
    <SiteShell>
      <div {...PAGE_AREA}>{children}</div>
    </SiteShell>
  );
}
