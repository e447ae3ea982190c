import { useEffect, useState, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import type { Example, ExampleData } from '@site/src/data/examples';
import CodeBlock from '@site/src/components/CodeBlock';

const load = (name: Example) =>
  import(
    /* webpackChunkName: "example-[request]" */
    `@generated/live-demos/default/${name}.json`
  ) as Promise<ExampleData>;

const ABOUT = { padding: 'var(--space-4)', fontSize: 'var(--size-s)' };

interface Props {
  readonly name: Example;
  /** Called once the code is in the page. */
  readonly onShown: (name: Example) => void;
}

/** An example's code, with what it shows. */
export default function ExampleSide({ name, onShown }: Props): ReactNode {
  const [data, setData] = useState<ExampleData>();

  useEffect(() => {
    let isShown = true;
    load(name).then(
      (loaded) => {
        if (isShown) {
          setData(loaded);
        }
      },
      // The example runs without its code, which the next choice tries again.
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, [name]);

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
        {data.text} See <Link to={data.page}>{data.title}</Link>.
      </p>
      <CodeBlock language="tsx" title={`${name}.tsx`} html={data.html} />
    </>
  );
}
