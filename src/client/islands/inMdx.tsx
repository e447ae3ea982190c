// The components of `list.ts` where MDX is rendered: when the site is built, in
// the development server, and with the stock client. Otherwise the browser makes
// them from the page (see `start.tsx`).
import type { ComponentType, ReactNode } from 'react';
import Demo from '@site/src/components/Demo';
import Playground from '@site/src/components/Demo/playground';
import InstallChoice from '@site/src/components/Install/choice';
import MemberFilter from '@site/src/components/MemberFilter';
import ProjectCheck from '@site/src/components/ProjectCheck';
import Island, { checkIsland, type IslandProps } from './Island';

function inMdx(
  name: string,
  component: ComponentType<never>,
): ComponentType<IslandProps> {
  return function IslandInMdx(props: IslandProps): ReactNode {
    checkIsland(name, props);
    return (
      <Island
        name={name}
        component={component as ComponentType<IslandProps>}
        props={props}
      />
    );
  };
}

export default {
  Demo: inMdx('Demo', Demo),
  InstallChoice: inMdx('InstallChoice', InstallChoice),
  MemberFilter: inMdx('MemberFilter', MemberFilter),
  Playground: inMdx('Playground', Playground),
  ProjectCheck: inMdx('ProjectCheck', ProjectCheck),
};
