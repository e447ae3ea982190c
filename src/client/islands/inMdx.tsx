// The components of `list.ts` where MDX is rendered: when the site is built, in
// the development server, and with the stock client. Otherwise the browser makes
// them from the page (see `start.tsx`).
import Demo from '@site/src/components/Demo';
import Playground from '@site/src/components/Demo/playground';
import InstallChoice from '@site/src/components/Install/choice';
import MemberFilter from '@site/src/components/MemberFilter';
import ProjectCheck from '@site/src/components/ProjectCheck';
import asIsland from './asIsland';
import type { IslandName } from './list';

export default {
  Demo: asIsland('Demo', Demo),
  InstallChoice: asIsland('InstallChoice', InstallChoice),
  MemberFilter: asIsland('MemberFilter', MemberFilter),
  Playground: asIsland('Playground', Playground),
  ProjectCheck: asIsland('ProjectCheck', ProjectCheck),
} satisfies Record<IslandName, ReturnType<typeof asIsland>>;
