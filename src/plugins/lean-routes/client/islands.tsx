import { createElement, type ComponentType, type ReactNode } from 'react';
import Install from '@site/src/components/Install';
import MemberFilter from '@site/src/components/MemberFilter';
import Table from '@site/src/components/Table';
import CodeBlock from '@site/src/theme/CodeBlock';
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

/** Components whose props are in `data-props`, and code blocks inside. */
const COMPONENTS: Record<string, ComponentType<never>> = {
  Install,
  MemberFilter,
};

/** Those that few pages have; each page names their scripts in its head. */
const RARE = {
  Demo: () => import(/* webpackChunkName: "island-Demo" */ './DemoIsland'),
};

/** Loads what it takes to make the page's components; to be awaited before. */
export async function loadIslands(page: Document): Promise<void> {
  await Promise.all(
    Object.entries(RARE).map(async ([name, load]) => {
      if (page.querySelector(`[data-island=${name}]`) !== null) {
        COMPONENTS[name] = (await load()).default;
      }
    }),
  );
}

function component(element: Element): ReactNode {
  const { island = '', props = '{}' } = (element as HTMLElement).dataset;
  const Component = COMPONENTS[island];
  if (Component === undefined) {
    throw new Error(`There is no component ${island}.`);
  }
  return createElement(
    Component,
    JSON.parse(props) as never,
    ...[...element.querySelectorAll('[data-language]')].map(codeBlock),
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
