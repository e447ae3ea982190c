// Hydrates the islands of a page. Each island is its own React root inside static HTML;
// its props are in `data-props`, its code blocks in the markup.
import { createElement, type ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import {
  isNewDeploymentLive,
  createReloadNotice,
} from '@site/src/runtime/deployment';
import CodeBlock from '@site/src/components/Code';
import {
  ISLANDS,
  type Hydrate,
  type IslandModule,
  type IslandName,
  type IslandProps,
} from './islandRegistry';
import {
  CODE_BLOCK,
  find,
  findAll,
  ISLAND,
  RUN_BUTTON,
  type CodeBlockElement,
  type IslandElement,
} from '@site/src/site/dom';

/** The modules of `islandRegistry.ts` that have been loaded. */
const modules = new Map<string, IslandModule>();

/** Loads the module of an island. Without it the island stays as it was built. */
async function loadIsland(name: string, page: Document): Promise<void> {
  try {
    modules.set(name, await ISLANDS[name as IslandName]());
  } catch (error) {
    // The page that was fetched is of an earlier deployment: the router reloads it.
    if (page !== document && (await isNewDeploymentLive())) throw error;
    console.error(error);
  }
}

/**
 * Loads the modules of a page's islands.
 *
 * @throws Error when one is missing because a page that is not shown yet is of an
 *   earlier deployment
 */
export async function loadIslands(page: Document): Promise<void> {
  const names = findAll(page, ISLAND).map(
    ({ dataset }) => dataset.island ?? '',
  );
  await Promise.all(
    [...new Set(names)]
      .filter((name) => !modules.has(name))
      .map((name) => loadIsland(name, page)),
  );
}

/** Marks an island that stays as it was built, and adds a notice that says so. */
function markHydrationFailed(element: IslandElement): void {
  element.dataset.hydrationFailed = '';
  element.after(
    createReloadNotice('This part of the page could not be loaded.'),
  );
}

/** Makes the React element of a built code block. */
function toCodeBlock(element: CodeBlockElement, key: number) {
  const { language = '', title } = element.dataset;
  const html = find(element, 'code')?.innerHTML ?? '';
  return (
    <CodeBlock
      key={key}
      language={language}
      title={title}
      html={html}
      run={find(element, RUN_BUTTON)?.dataset.sampleId}
    />
  );
}

/** Starts an island; returns a function that ends it. */
function startIsland(element: IslandElement): () => void {
  const { island = '' } = element.dataset;
  const module = modules.get(island);
  if (module === undefined) {
    markHydrationFailed(element);
    return () => undefined;
  }
  const hydrate: Hydrate = (component) =>
    hydrateIsland(element, component as ComponentType<IslandProps>);
  return 'start' in module
    ? module.start(element, hydrate)
    : hydrate(module.default);
}

function hydrateIsland(
  element: IslandElement,
  component: ComponentType<IslandProps>,
): () => void {
  const { props = '{}' } = element.dataset;
  const built = element.innerHTML;
  const root = hydrateRoot(
    element,
    createElement(
      component,
      JSON.parse(props) as IslandProps,
      findAll(element, CODE_BLOCK).map(toCodeBlock),
    ),
    {
      onRecoverableError: console.error,
      onUncaughtError(error) {
        console.error(error);
        // React has emptied the element.
        element.innerHTML = built;
        markHydrationFailed(element);
      },
    },
  );
  return () => {
    root.unmount();
  };
}

/** Hydrates the islands in an element; returns a function that unmounts them. */
export function hydrateIslands(area: Element): () => void {
  const cleanups = findAll(area, ISLAND).map(startIsland);
  return () => {
    cleanups.forEach((end) => {
      end();
    });
  };
}
