import { useState, type ReactNode } from 'react';
import Layout from '@theme/Layout';

let crashes = 0;

function Crash(): ReactNode {
  if (crashes > 0) {
    return <p>Recovered</p>;
  }
  crashes += 1;
  throw new Error('The outer failure', {
    cause: new Error('The inner failure'),
  });
}

/** A page that crashes once, when its button is pressed. */
export default function CrashPage(): ReactNode {
  const [crashing, setCrashing] = useState(false);
  return (
    <Layout title="Crash" description="A page that crashes on demand">
      {crashing ? (
        <Crash />
      ) : (
        <button
          type="button"
          onClick={() => {
            setCrashing(true);
          }}
        >
          Crash
        </button>
      )}
    </Layout>
  );
}
