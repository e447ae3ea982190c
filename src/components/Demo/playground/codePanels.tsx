// The code of the playground's panel: an example's, or that of its own state.
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import CodeBlock from '@site/src/components/Code';
import { escapeHtmlText } from '@site/src/site/escapeHtmlText';
import { find } from '@site/src/site/dom';
import { snackUrl } from '@site/src/shared/sandbox/snack';
import {
  EXAMPLE_ACTIONS,
  exampleAnchor,
  type Example,
  type ExampleData,
} from '@site/src/shared/playground/examples';
import { useRequestedAction } from '../useRequestedAction';

const loadExample = (name: Example) =>
  import(
    /* webpackChunkName: "example-[request]" */
    `@generated/demo-programs/default/${name}.json`
  ) as Promise<ExampleData>;

const loadHighlighter = () =>
  import(
    /* webpackChunkName: "highlight" */ '@site/src/shared/highlight/highlightInBrowser'
  );

const ABOUT_STYLE = {
  padding: 'var(--space-4)',
  fontSize: 'var(--font-size-s)',
};

interface Props {
  readonly name: Example;
  /** Called once the code is in the page. */
  readonly onShown: (name: Example) => void;
}

/** An example's code, with its description; the example runs without it too. */
export function ExampleSide({ name, onShown }: Props): ReactNode {
  const [data, setData] = useState<ExampleData>();
  useEffect(() => {
    loadExample(name).then(setData, () => undefined);
  }, [name]);
  useEffect(() => {
    if (data !== undefined) {
      onShown(name);
    }
  }, [data, name, onShown]);
  useRequestedAction(
    data && `#${exampleAnchor(name)}?${EXAMPLE_ACTIONS.Snack}`,
    () => {
      // The browser blocks the tab without a press; then this link has the focus.
      find(document, '[data-panel] a')?.focus();
      const code = find(document, '[data-panel] pre code')?.textContent ?? '';
      window.open(snackUrl(name, code), '_blank', 'noopener');
    },
  );

  if (data === undefined) {
    return null;
  }
  return (
    <>
      <p style={ABOUT_STYLE}>
        <span>{data.text}</span> See <Link to={data.page}>{data.title}</Link>.
      </p>
      <CodeBlock language="tsx" title={`${name}.tsx`} html={data.html} />
    </>
  );
}

type Highlighter = Awaited<ReturnType<typeof loadHighlighter>>;

/** Code that was generated in the browser, highlighted like the code of the page. */
export function GeneratedCode({ code }: { readonly code: string }): ReactNode {
  const [highlighter, setHighlighter] = useState<Highlighter>();
  useEffect(() => {
    // Without the highlighter the code has no colors.
    loadHighlighter().then(setHighlighter, () => undefined);
  }, []);
  const html = useMemo(
    () =>
      highlighter?.highlightTsx(code.trimEnd(), true) ??
      escapeHtmlText(code.trimEnd()),
    [highlighter, code],
  );
  return <CodeBlock language="tsx" title="playground.tsx" html={html} />;
}
