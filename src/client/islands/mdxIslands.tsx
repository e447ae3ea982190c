// The islands as components of MDX, for the build, the development server and the stock
// client. The site's own client hydrates them from the page (see `hydrateIslands.tsx`).
import { createElement, type ComponentType, type ReactNode } from 'react';
import Demo from '@site/src/components/Demo';
import Playground from '@site/src/components/Demo/playground';
import InstallChoice from '@site/src/components/Install/choice';
import MemberFilter from '@site/src/components/MemberFilter';
import ProjectCheck from '@site/src/components/ProjectCheck';
import type { IslandName, IslandProps } from './islandRegistry';

/** Wraps a component in an element with the name and the props that hydrate it. */
function withIslandProps(
  name: IslandName,
  component: ComponentType<never>,
): ComponentType<IslandProps> {
  return function Island({ children, ...data }: IslandProps): ReactNode {
    return (
      <div data-island={name} data-props={JSON.stringify(data)}>
        {createElement(component as ComponentType<IslandProps>, data, children)}
      </div>
    );
  };
}

export default {
  Demo: withIslandProps('Demo', Demo),
  InstallChoice: withIslandProps('InstallChoice', InstallChoice),
  MemberFilter: withIslandProps('MemberFilter', MemberFilter),
  Playground: withIslandProps('Playground', Playground),
  ProjectCheck: withIslandProps('ProjectCheck', ProjectCheck),
} satisfies Record<IslandName, ReturnType<typeof withIslandProps>>;
