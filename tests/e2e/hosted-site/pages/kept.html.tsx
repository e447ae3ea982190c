import type { ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';

/** A page whose own address ends in `.html`. */
export default function KeptPage(): ReactNode {
  const { pathname } = useLocation();
  return (
    <main>
      <h1>Kept</h1>
      <p>{pathname}</p>
    </main>
  );
}
