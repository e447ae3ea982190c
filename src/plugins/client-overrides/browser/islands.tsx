import {
  Children,
  createElement,
  type ComponentType,
  type ReactNode,
} from 'react';
import Island, { type IslandProps } from '@site/src/components/Island';
import Table from '@site/src/components/Table';
import CodeBlock from '@site/src/components/CodeBlock';
import { propsOf } from './props';
import StaticIsland from './StaticIsland';

type Children = (parent: Element) => ReactNode[];

/** Makes a component again from the element that it was built into. */
type Island = (element: Element, children: Children) => ReactNode;

function codeBlock(element: Element): ReactNode {
  const { language, title } = (element as HTMLElement).dataset;
  return (
    <CodeBlock
      language={language ?? ''}
      title={title}
      html={element.querySelector('code')?.innerHTML ?? ''}
    />
  );
}

function table(element: Element): ReactNode {
  const inner = element.querySelector('table');
  return (
    <Table
      {...(inner !== null && propsOf(inner))}
      dangerouslySetInnerHTML={{ __html: inner?.innerHTML ?? '' }}
    />
  );
}

type OwnRoot = () => Promise<{ readonly default: ComponentType<never> }>;

/** Components that render `data-island` on their own root element. */
const OWN_ROOTS: Readonly<Record<string, OwnRoot>> = {
  Install: () =>
    import(
      /* webpackChunkName: "island-Install-tsx" */
      '@site/src/components/Install'
    ),
  MemberFilter: () =>
    import(
      /* webpackChunkName: "island-MemberFilter-tsx" */
      '@site/src/components/MemberFilter'
    ),
};
const ownRoots = new Map<string, ComponentType<never>>();

/** Components of `src/islands`, in an element that says what they are. */
const islands = new Map<string, ComponentType<IslandProps>>();

async function loadIsland(name: string): Promise<void> {
  const loadOwnRoot = OWN_ROOTS[name];
  if (loadOwnRoot !== undefined) {
    ownRoots.set(name, (await loadOwnRoot()).default);
  } else {
    const module = (await import(
      /* webpackChunkName: "island-[request]" */
      /* webpackInclude: /islands\/[A-Z]\w*\.tsx$/ */
      `../../../islands/${name}.tsx`
    )) as { readonly default: ComponentType<IslandProps> };
    islands.set(name, module.default);
  }
}

/** Loads a component; without it its part of the page stays as it was built. */
async function tryIsland(name: string): Promise<void> {
  try {
    await loadIsland(name);
  } catch (error) {
    console.error(error);
  }
}

/** Loads what it takes to make the page's components; to be awaited before. */
export async function loadIslands(page: Document): Promise<void> {
  const names = [...page.querySelectorAll<HTMLElement>('[data-island]')].map(
    ({ dataset }) => dataset.island ?? '',
  );
  await Promise.all(
    [...new Set(names)]
      .filter((name) => !ownRoots.has(name) && !islands.has(name))
      .map(tryIsland),
  );
}

function component(element: Element): ReactNode {
  const { island = '', props = '{}' } = (element as HTMLElement).dataset;
  const facts = JSON.parse(props) as IslandProps;
  const code = [...element.querySelectorAll('[data-language]')].map(codeBlock);
  const own = ownRoots.get(island);
  if (own !== undefined) {
    return createElement(own, facts as never, ...code);
  }
  const other = islands.get(island);
  if (other === undefined) {
    return <StaticIsland element={element} />;
  }
  return (
    <Island
      name={island}
      component={other}
      props={{ ...facts, children: Children.toArray(code) }}
    />
  );
}

const KINDS: readonly (readonly [selector: string, island: Island])[] = [
  ['[data-island]', component],
  ['[data-language]', codeBlock],
  ['[data-table]', table],
];

/** Finds all elements that are components. */
export const ISLANDS = KINDS.map(([selector]) => selector).join();

/** What makes a component of the element, if it is one. */
export function islandOf(element: Element): Island | undefined {
  return KINDS.find(([selector]) => element.matches(selector))?.[1];
}
