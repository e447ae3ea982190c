declare module '@generated/client-overrides/default/components' {
  import type { ComponentType } from 'react';
  import type { PluginRouteContext } from '@docusaurus/types';

  /** By the page's path; `*` stands for the paths that have no page. */
  const components: Readonly<
    Record<
      string,
      readonly [
        load: () => Promise<{ readonly default: ComponentType }>,
        context: PluginRouteContext,
      ]
    >
  >;
  export default components;
}
