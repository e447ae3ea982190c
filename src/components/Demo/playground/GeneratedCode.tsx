import { useMemo, type ReactNode } from 'react';
import CodeBlock from '@site/src/components/Code';
import { escapeText } from '@site/src/site/html';
import { useLoaded } from './useLoaded';

const loadHighlighter = () =>
  import(
    /* webpackChunkName: "highlight" */ '@site/src/shared/highlight/highlightInBrowser'
  );

interface Props {
  readonly code: string;
}

/** Code that was written in the browser, highlighted as the page's other. */
export default function GeneratedCode({ code }: Props): ReactNode {
  const highlighter = useLoaded(loadHighlighter);
  // Without the highlighter the code is plain, and whole.
  const html = useMemo(
    () => highlighter?.highlight(code.trimEnd()) ?? escapeText(code.trimEnd()),
    [highlighter, code],
  );
  return <CodeBlock language="tsx" title="playground.tsx" html={html} />;
}
