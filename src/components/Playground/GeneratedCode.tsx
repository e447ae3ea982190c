import { useEffect, useMemo, useState, type ReactNode } from 'react';
import CodeBlock from '@site/src/components/CodeBlock';

type Highlighter = (code: string) => string;

/** The code as it is, until its highlighter has been loaded. */
function escapeHtml(code: string): string {
  return code
    .trimEnd()
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}

interface Props {
  readonly code: string;
}

/** Code that was written in the browser, highlighted as the page's other. */
export default function GeneratedCode({ code }: Props): ReactNode {
  const [highlighter, setHighlighter] = useState<{ run: Highlighter }>();
  useEffect(() => {
    let isShown = true;
    import(/* webpackChunkName: "highlight" */ './highlight').then(
      ({ highlight }) => {
        if (isShown) {
          setHighlighter({ run: highlight });
        }
      },
      // Without it the code is plain, and whole.
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, []);
  const html = useMemo(
    () => (highlighter?.run ?? escapeHtml)(code),
    [highlighter, code],
  );
  return <CodeBlock language="tsx" title="playground.tsx" html={html} />;
}
