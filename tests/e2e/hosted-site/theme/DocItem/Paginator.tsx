import type { ReactNode } from 'react';
import Paginator from '@theme-init/DocItem/Paginator';
import { useCrash } from '../useCrash';

export default function CrashingPaginator(): ReactNode {
  useCrash();
  return <Paginator />;
}
