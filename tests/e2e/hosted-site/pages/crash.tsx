import { useState, type ReactNode } from 'react';
import Layout from '@theme/Layout';

let broken = true;

function Crash(): ReactNode {
  if (broken) {
    throw new Error('The outer failure', {
      cause: new Error('The inner failure'),
    });
  }
  return <p>Mended</p>;
}

/** A page that crashes when its button is pressed, until the event `mend`. */
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
            window.addEventListener('mend', () => {
              broken = false;
            });
            setCrashing(true);
          }}
        >
          Crash
        </button>
      )}
    </Layout>
  );
}
