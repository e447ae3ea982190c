import { useCallback, useEffect, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import type {
  Example,
  ExampleData,
} from '@site/src/shared/playground/examples';
import CodeBlock from '@site/src/components/Code';
import { useLoaded } from './useLoaded';

const load = (name: Example) =>
  import(
    /* webpackChunkName: "example-[request]" */
    `@generated/demo-programs/default/${name}.json`
  ) as Promise<ExampleData>;

const ABOUT = { padding: 'var(--space-4)', fontSize: 'var(--size-s)' };

interface Props {
  readonly name: Example;
  /** Called once the code is in the page. */
  readonly onShown: (name: Example) => void;
}

/** An example's code, with what it shows; the example runs without it too. */
export default function ExampleSide({ name, onShown }: Props): ReactNode {
  const data = useLoaded(useCallback(() => load(name), [name]));
  useEffect(() => {
    if (data !== undefined) {
      onShown(name);
    }
  }, [data, name, onShown]);

  if (data === undefined) {
    return null;
  }
  return (
    <>
      <p style={ABOUT}>
        <span>{data.text}</span> See <Link to={data.page}>{data.title}</Link>.
      </p>
      <CodeBlock language="tsx" title={`${name}.tsx`} html={data.html} />
    </>
  );
}
