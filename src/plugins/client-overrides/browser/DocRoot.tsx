// Overrides the theme's DocRoot. It is the same, but what it shows for a
// path without a page is loaded when there is such a path.
import type { ReactNode } from 'react';
import {
  DocsSidebarProvider,
  useDocRootMetadata,
} from '@docusaurus/plugin-content-docs/client';
import {
  HtmlClassNameProvider,
  ThemeClassNames,
} from '@docusaurus/theme-common';
import type { Props } from '@theme/DocRoot';
import DocRootLayout from '@theme/DocRoot/Layout';
import NotFoundContent from './NotFoundContent';

export default function DocRoot(props: Props): ReactNode {
  const metadata = useDocRootMetadata(props);
  if (metadata === null) {
    return <NotFoundContent />;
  }
  const { docElement, sidebarName, sidebarItems } = metadata;
  return (
    <HtmlClassNameProvider className={ThemeClassNames.page.docsDocPage}>
      <DocsSidebarProvider name={sidebarName} items={sidebarItems}>
        <DocRootLayout>{docElement}</DocRootLayout>
      </DocsSidebarProvider>
    </HtmlClassNameProvider>
  );
}
