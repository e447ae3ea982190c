import type { ComponentType } from 'react';

interface IslandModule {
  // Its props come from the page, as JSON.
  readonly default: ComponentType<never>;
}

/** The components with state that pages have, by the names that authors use. */
export const ISLANDS: Readonly<
  Record<string, (() => Promise<IslandModule>) | undefined>
> = {
  CodeCheck: () =>
    import(
      /* webpackChunkName: "island-CodeCheck" */ '@site/src/components/CodeCheck'
    ),
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
  VersionCheck: () =>
    import(
      /* webpackChunkName: "island-VersionCheck" */ '@site/src/components/VersionCheck'
    ),
};
