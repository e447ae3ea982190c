/** Links a prop to the playground, where it can be tried. */
import type { ApiFacts } from '../../shared/api/types';
import { writeFragment } from '../../shared/playground/address';
import { CONTROL_LIST, INITIAL } from '../../shared/playground/controls';
import { h } from 'hastscript';
import { component, text, type Row } from './render';

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
  if (typeof control?.initial !== 'boolean') return [];
  const value = !control.initial;
  return [
    {
      term: 'Try',
      value: [
        // A state of the playground is not an id for Docusaurus to find.
        component(
          'a',
          {
            href: PLAYGROUND + writeFragment({ ...INITIAL, [name]: value }),
            'data-noBrokenLinkCheck': null,
          },
          [h('code', {}, [text(value ? name : `${name}={false}`)])],
        ),
        text(' in the playground'),
      ],
    },
  ];
}
