import {
  Children,
  createElement,
  type ComponentType,
  type ReactNode,
} from 'react';
import Install from '@site/src/components/Install';
import MemberFilter from '@site/src/components/MemberFilter';
import Table from '@site/src/components/Table';
import CodeBlock from '@site/src/theme/CodeBlock';
import Island, { type IslandProps } from './Island';
import { propsOf } from './props';

type Children = (parent: Element) => ReactNode[];

/** Makes a component anew from the element that it was built into. */
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

/** Components of `src/islands`, in `data-island`; each is loaded when met. */
const loaded = new Map<string, ComponentType<IslandProps>>();

/** Loads what it takes to make the page's components; to be awaited before. */
export async function loadIslands(page: Document): Promise<void> {
  const names = [...page.querySelectorAll<HTMLElement>('[data-island]')].map(
    ({ dataset }) => dataset.island ?? '',
  );
  await Promise.all(
    [...new Set(names)].map(async (name) => {
      if (!(name in OWN_ROOTS) && !loaded.has(name)) {
        const module = (await import(
          /* webpackChunkName: "island-[request]" */
          /* webpackInclude: /islands\/[A-Z]\w*\.tsx$/ */
          `../../../islands/${name}.tsx`
        )) as { readonly default: ComponentType<IslandProps> };
        loaded.set(name, module.default);
      }
    }),
  );
}

/** Components that most kinds of pages have; they say themselves what they are. */
const OWN_ROOTS: Readonly<Record<string, ComponentType<never>>> = {
  Install,
  MemberFilter,
};

function component(element: Element): ReactNode {
  const { island = '', props = '{}' } = (element as HTMLElement).dataset;
  const facts = JSON.parse(props) as IslandProps;
  const code = [...element.querySelectorAll('[data-language]')].map(codeBlock);
  const own = OWN_ROOTS[island];
  if (own !== undefined) {
    return createElement(own, facts as never, ...code);
  }
  const rare = loaded.get(island);
  if (rare === undefined) {
    throw new Error(`There is no component ${island} in src/islands.`);
  }
  return (
    <Island
      name={island}
      component={rare}
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
