import { useState, type ReactNode } from 'react';
import { useThemeConfig } from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import Navbar from '@theme/Navbar';

/**
 * A page that adds a navbar item which cannot be shown, when asked to, and
 * then has a separate navbar: the site's stays as it is.
 */
export default function NavbarItemPage(): ReactNode {
  const { items } = useThemeConfig().navbar;
  const [shows, setShows] = useState(false);
  return (
    <Layout title="Navbar item">
      {shows && <Navbar />}
      <main>
        <h1>Navbar item</h1>
        <button
          type="button"
          onClick={() => {
            items.push({ type: 'doc', docId: 'absent', label: 'Absent' });
            setShows(true);
          }}
        >
          Add a broken item
        </button>
      </main>
    </Layout>
  );
}
