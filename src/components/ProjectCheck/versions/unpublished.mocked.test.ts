// A release whose peer is not published does not work with anything.
import { expect, test, vi } from 'vitest';
import type { Registry } from '../../../shared/releases/registryMetadata';
import { answer } from './answer';
import { readInput } from './readInput';

vi.mock('../../../shared/releases/registryMetadata', async (original) => {
  const { registry } = await original<{ registry: Registry }>();
  const { 'react-native-worklets': worklets, ...packages } = registry.packages;
  const versions = worklets.versions.filter(
    (version) => !version.startsWith('0.13.'),
  );
  return {
    registry: {
      ...registry,
      packages: {
        ...packages,
        'react-native-worklets': { ...worklets, versions },
      },
    },
  };
});

const WHY =
  'Reanimated 4.7.1 needs Worklets `0.13.x`, of which no release is published.';

async function ask(text: string) {
  const found = await readInput(text);
  if ('problem' in found) throw new Error(found.problem.message);
  const { verdict, rows, recommendation } = answer(found.setup);
  const row = rows.find(({ label }) => label === 'Reanimated');
  return { verdict, text: row?.text, set: recommendation?.set };
}

test('what npm says of it is a conflict', async () => {
  const output = `npm error Found: react-native-worklets@undefined
npm error   react-native-worklets@"*" from the root project
npm error Could not resolve dependency:
npm error peer react-native-worklets@"0.13.x" from react-native-reanimated@4.7.1
npm error   react-native-reanimated@"*" from the root project`;
  expect(await ask(output)).toMatchObject({ verdict: 'fails', text: WHY });
});

test.each([
  ['4.7.1', {}, 'fails', WHY],
  [
    '4.6.0 - 4.7.1',
    { 'react-native-worklets': '^0.12.0' },
    'depends',
    `${WHY} Within the range, 4.6.0 would fit.`,
  ],
])('the command avoids %s with %o', async (range, others, verdict, text) => {
  const dependencies = {
    '@gorhom/bottom-sheet': '^5.2.14',
    'react-native': '0.87.0',
    'react-native-gesture-handler': '~3.1.0',
    'react-native-reanimated': range,
    ...others,
  };
  const found = await ask(JSON.stringify({ dependencies }));
  expect(found).toMatchObject({ verdict, text });
  expect(found.set?.['react-native-reanimated']).toMatch(/^4\.6\./);
});
