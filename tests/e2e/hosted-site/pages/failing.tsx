import { useState, type ReactNode } from 'react';
import Loadable from 'react-loadable';
import {
  useDocsData,
  useDocsVersion,
} from '@docusaurus/plugin-content-docs/client';
import { useThemeConfig } from '@docusaurus/theme-common';
import { translate } from '@docusaurus/Translate';
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

/** Items of the navbar that cannot be rendered. */
const ITEMS: Readonly<Record<string, Record<string, unknown>>> = {
  'Navbar item': { type: 'doc', docId: 'absent', label: 'Absent' },
  'Absent sidebar': { type: 'docSidebar', sidebarId: 'absent' },
  'Sidebar without links': { type: 'docSidebar', sidebarId: 'linkless' },
};

/** Calls that break a rule of the framework. */
const CALLS: Readonly<Record<string, (id: string) => unknown>> = {
  Translation: () => translate({} as never),
  'Docs data': useDocsData,
  'Docs version': useDocsVersion,
};

function Call({ name }: { readonly name: string }): ReactNode {
  CALLS[name]?.('absent');
  return null;
}

const PARTS = ['Page', 'Layout', 'Loading', ...Object.keys(ITEMS)];

/** A page of which a part fails when its button is pressed, until it is `mended`. */
export default function FailingPage(): ReactNode {
  const { items } = useThemeConfig().navbar;
  const { versions } = useDocsData(undefined);
  const [failing, setFailing] = useState('');
  if (failing === 'Layout') throw new Error('The layout failed');
  return (
    <Layout title="Failing" description="A page of which a part fails">
      {failing === 'Page' && <Crash />}
      {failing === 'Loading' && <Lazy />}
      {/* The site's navbar stays as it is. */}
      {failing in ITEMS && <Navbar />}
      {failing in CALLS && <Call name={failing} />}
      {[...PARTS, ...Object.keys(CALLS)].map((part) => (
        <button
          key={part}
          type="button"
          onClick={() => {
            const item = ITEMS[part];
            if (item) items.push(item);
            Object.assign(versions[0]?.sidebars ?? {}, { linkless: {} });
            setFailing(part);
          }}
        >
          {part}
        </button>
      ))}
    </Layout>
  );
}
