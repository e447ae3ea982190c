import { useState, type ReactNode } from 'react';
import { useThemeConfig } from '@docusaurus/theme-common';
import Layout from '@theme/Layout';

/** A page that adds a navbar item which cannot be shown, when asked to. */
export default function NavbarItemPage(): ReactNode {
  const { items } = useThemeConfig().navbar;
  const [shows, setShows] = useState(0);
  return (
    <Layout key={shows} title="Navbar item">
      <main>
        <h1>Navbar item</h1>
        <button
          type="button"
          onClick={() => {
            items.push({ type: 'doc', docId: 'absent', label: 'Absent' });
            setShows(shows + 1);
          }}
        >
          Add a broken item
        </button>
      </main>
    </Layout>
  );
}
