// The components of `islandRegistry.ts` where MDX is rendered: when the site is built, in
// the development server, and with the stock client. Otherwise the browser makes
// them from the page (see `hydrateIslands.tsx`).
import { createElement, type ComponentType, type ReactNode } from 'react';
import Demo from '@site/src/components/Demo';
import Playground from '@site/src/components/Demo/playground';
import InstallChoice from '@site/src/components/Install/choice';
import MemberFilter from '@site/src/components/MemberFilter';
import ProjectCheck from '@site/src/components/ProjectCheck';
import type { IslandName, IslandProps } from './islandRegistry';

/**
 * Puts a component of MDX into an element that says what it is made again from.
 */
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
