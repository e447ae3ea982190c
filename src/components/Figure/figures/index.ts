import { anatomy } from './anatomy';
import { detached } from './detached';
import { dynamicSizing } from './dynamic-sizing';
import { keyboardBehaviors } from './keyboard-behaviors';
import { modalStack, modalStackV2, modalStackV4 } from './modal-stack';
import { scrollHandover } from './scroll-handover';
import { snapPoints, snapPointsV2 } from './snap-points';
import type { Figure } from './types';

export type { Figure } from './types';

/** Every figure by the name that authors write: `<Figure name="anatomy" />`. */
export const FIGURES: Readonly<Record<string, Figure>> = {
  anatomy,
  'snap-points': snapPoints,
  'snap-points-v2': snapPointsV2,
  'dynamic-sizing': dynamicSizing,
  'keyboard-behaviors': keyboardBehaviors,
  'modal-stack': modalStack,
  'modal-stack-v4': modalStackV4,
  'modal-stack-v2': modalStackV2,
  detached,
  'scroll-handover': scrollHandover,
};
