// What the theme's layout has around the page, so that it stays from page to page.
import { createContext, useContext, type ReactNode } from 'react';
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
import PageArea from './PageArea';

interface Props {
  readonly children: ReactNode;
}

const Providers = composeProviders([
  ColorModeProvider,
  AnnouncementBarProvider,
  ScrollControllerProvider,
  DocsPreferredVersionContextProvider,
  NavbarProvider,
]);

const IsFramed = createContext(false);

/** Whether the frame is around the component that asks. */
export function useIsFramed(): boolean {
  return useContext(IsFramed);
}

/** The navbar, the footer, and between them the page. */
export default function Frame({ children }: Props): ReactNode {
  useKeyboardNavigation();
  return (
    <IsFramed value={true}>
      <Providers>
        <SkipToContent />
        <AnnouncementBar />
        <Navbar />
        <PageArea>{children}</PageArea>
        <Footer />
      </Providers>
    </IsFramed>
  );
}
