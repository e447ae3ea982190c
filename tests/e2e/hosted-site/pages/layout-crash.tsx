import { useState, type ReactNode } from 'react';

/** A page without a layout whose crash reaches the outermost boundary. */
export default function LayoutCrashPage(): ReactNode {
  const [crashing, setCrashing] = useState(false);
  if (crashing) {
    throw new Error('The layout failed');
  }
  return (
    <main>
      <h1>Layout crash</h1>
      <button
        type="button"
        onClick={() => {
          setCrashing(true);
        }}
      >
        Crash the layout
      </button>
    </main>
  );
}
