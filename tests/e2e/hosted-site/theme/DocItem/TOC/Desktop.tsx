import type { ReactNode } from 'react';
import Desktop from '@theme-init/DocItem/TOC/Desktop';
import { useCrash } from '../../useCrash';

export default function CrashingContents(): ReactNode {
  useCrash();
  return <Desktop />;
}
