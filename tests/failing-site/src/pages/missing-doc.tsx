import { DocsPreferredVersionContextProvider } from '@docusaurus/plugin-content-docs/client';
import NavbarItem from '@theme/NavbarItem';

export default function MissingDocPage() {
  return (
    <DocsPreferredVersionContextProvider>
      <NavbarItem type="doc" docId="absent" label="Absent" />
    </DocsPreferredVersionContextProvider>
  );
}
