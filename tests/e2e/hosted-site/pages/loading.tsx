import { useState, type ReactNode } from 'react';
import Loadable from 'react-loadable';
import Layout from '@theme/Layout';
import Loading from '@theme/Loading';

let attempts = 0;

function Loaded(): ReactNode {
  return <p>The chunk is here</p>;
}

async function load(): Promise<{ default: typeof Loaded }> {
  attempts += 1;
  const attempt = attempts;
  await new Promise((resolve) => setTimeout(resolve, 600));
  if (attempt === 1) {
    throw new Error('The chunk is gone');
  }
  return { default: Loaded };
}

const Lazy = Loadable({
  loading: Loading,
  loader: load,
  render: ({ default: Component }) => <Component />,
});

/** A page that loads code as routes do; the first attempt fails. */
export default function LoadingPage(): ReactNode {
  const [loading, setLoading] = useState(false);
  return (
    <Layout title="Loading" description="A page whose code fails once">
      {loading ? (
        <Lazy />
      ) : (
        <button
          type="button"
          onClick={() => {
            setLoading(true);
          }}
        >
          Load
        </button>
      )}
    </Layout>
  );
}
