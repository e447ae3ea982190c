import { DocsPreferredVersionContextProvider } from '@docusaurus/plugin-content-docs/client';
import NavbarItem from '@theme/NavbarItem';

export default function MissingSidebarPage() {
  return (
    <DocsPreferredVersionContextProvider>
      <NavbarItem type="docSidebar" sidebarId="absent" />
    </DocsPreferredVersionContextProvider>
  );
}
