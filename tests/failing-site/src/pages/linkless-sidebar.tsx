import { DocsPreferredVersionContextProvider } from '@docusaurus/plugin-content-docs/client';
import NavbarItem from '@theme/NavbarItem';

export default function LinklessSidebarPage() {
  return (
    <DocsPreferredVersionContextProvider>
      <NavbarItem type="docSidebar" sidebarId="linkless" />
    </DocsPreferredVersionContextProvider>
  );
}
