/** Links a prop to the playground, where it can be tried. */
import type { ApiFacts } from '../../api/types';
import { writeFragment } from '../../components/Playground/address';
import { CONTROL_LIST, INITIAL } from '../../data/playgroundControls';
import { text, type Row } from './piece';

/** Where the playground stands among text that explains it. */
const PLAYGROUND = '/usage';

/** A switch of the playground can be tried; the playground runs version 5. */
export function trialRows(
  api: ApiFacts,
  of: string | undefined,
  name: string,
): Row[] {
  const control =
    api.version.startsWith('5.') && of === 'BottomSheet'
      ? CONTROL_LIST.find(([prop]) => prop === name)?.[1]
      : undefined;
  if (control?.type !== 'switch') return [];
  const value = !control.initial;
  return [
    {
      term: 'Try',
      pieces: [
        {
          kind: 'trial',
          code: value ? name : `${name}={false}`,
          to: PLAYGROUND + writeFragment({ ...INITIAL, [name]: value }),
        },
        text(' in the playground'),
      ],
    },
  ];
}
