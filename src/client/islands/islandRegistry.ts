import type { ComponentType, ReactNode } from 'react';

/** The props of a component in MDX: what JSON can carry, and code blocks. */
export interface IslandProps {
  readonly children?: ReactNode;
  readonly [name: string]: unknown;
}

/** Makes a component interactive, and returns what ends it. */
export type Hydrate = (component: ComponentType<never>) => () => void;

/**
 * A component to hydrate at once, or a `start` function that hydrates it on first use.
 */
export type IslandModule =
  // Its props come from the page, as JSON.
  | { readonly default: ComponentType<never> }
  | { readonly start: (element: HTMLElement, hydrate: Hydrate) => () => void };

/** The modules of the islands, by the names of their components in MDX. */
export const ISLANDS = {
  // Authors do not write it: the build adds it where it closes sections.
  ClosedSections: () =>
    import(/* webpackChunkName: "island-ClosedSections" */ '../closedSections'),
  Demo: () =>
    import(/* webpackChunkName: "island-Demo" */ '@site/src/components/Demo'),
  InstallChoice: () =>
    import(
      /* webpackChunkName: "island-InstallChoice" */ '@site/src/components/Install/choice'
    ),
  MemberFilter: () =>
    import(
      /* webpackChunkName: "island-MemberFilter" */ '@site/src/components/MemberFilter'
    ),
  Playground: () =>
    import(
      /* webpackChunkName: "island-Playground" */ '@site/src/components/Demo/playground'
    ),
  ProjectCheck: () =>
    import(/* webpackChunkName: "island-ProjectCheck" */ './projectCheck'),
} satisfies Readonly<Record<string, () => Promise<IslandModule>>>;

/** The names that authors use. */
export type IslandName = Exclude<keyof typeof ISLANDS, 'ClosedSections'>;
