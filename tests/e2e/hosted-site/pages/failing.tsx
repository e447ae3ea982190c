import { useState, type ReactNode } from 'react';
import Loadable from 'react-loadable';
import { useThemeConfig } from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import Loading from '@theme/Loading';
import Navbar from '@theme/Navbar';

const isMended = () => 'mended' in window;

function Crash(): ReactNode {
  if (isMended()) return <p>Mended</p>;
  const cause = new Error('The inner failure');
  throw new Error('The outer failure', { cause });
}

function Loaded(): ReactNode {
  return <p>The chunk is here</p>;
}

/** Code that loads as that of routes does. */
const Lazy = Loadable({
  loading: Loading,
  loader: async () => {
    await new Promise((resolve) => {
      addEventListener('answer', resolve, { once: true });
    });
    if (!isMended()) throw new Error('The chunk is gone');
    return Loaded;
  },
});

/** A page of which a part fails when its button is pressed, until it is `mended`. */
export default function FailingPage(): ReactNode {
  const { items } = useThemeConfig().navbar;
  const [failing, setFailing] = useState('');
  if (failing === 'Layout') throw new Error('The layout failed');
  return (
    <Layout title="Failing" description="A page of which a part fails">
      {failing === 'Page' && <Crash />}
      {failing === 'Loading' && <Lazy />}
      {/* The site's navbar stays as it is. */}
      {failing === 'Navbar item' && <Navbar />}
      {['Page', 'Layout', 'Loading', 'Navbar item'].map((part) => (
        <button
          key={part}
          type="button"
          onClick={() => {
            if (part === 'Navbar item') {
              items.push({ type: 'doc', docId: 'absent', label: 'Absent' });
            }
            setFailing(part);
          }}
        >
          {part}
        </button>
      ))}
    </Layout>
  );
}
