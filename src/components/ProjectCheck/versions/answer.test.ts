import { expect, test } from 'vitest';
import { answer } from './answer';
import { readInput } from './readInput';
import { setupFor } from './release';
import { SUBJECTS } from './setup';

async function ask(text: string) {
  const found = await readInput(text);
  if ('problem' in found) throw new Error(found.problem.message);
  return answer(found.setup);
}

// Sheet, Reanimated, Worklets, Gesture Handler, React Native, Expo.
test.each([
  ['5.2.14 ~4.1.1 0.5.1 ~2.28.0 0.81.5', 'These versions fit together.'],
  [
    '5.2.14 ~4.1.1 0.5.1 ^2.28.0 0.81.5',
    'Gesture Handler may not fit. Run the command below.',
  ],
  [
    '5.1.6 4.1.3 0.5.1 ~2.28.0 0.81.4',
    'Bottom sheet does not fit. Run the command below.',
  ],
  [
    '5.2.14 3.10.1',
    'Not installed: Gesture Handler. Bottom sheet and Reanimated do not fit.',
  ],
  [
    '5.2.14 ~4.1.1 - ~2.28.0 0.81.5',
    'Not installed: Worklets. The other versions fit together. Run the command below.',
  ],
  [
    '2.4.1 ~2.17.0 - 2.8.0 0.69.7',
    'Bottom sheet and Gesture Handler may not fit: test the app with them.',
  ],
  [
    'catalog: ~4.1.1 0.5.1 ~2.28.0 0.81.5',
    'No conflict was found. Bottom sheet was not checked. Paste the lockfile to check the rest.',
  ],
  [
    'file:../a ~4.1.1 0.5.1 ~2.28.0 0.81.5',
    'No conflict was found. Bottom sheet was not checked.',
  ],
])('the verdict on %s tells what to do', async (columns, verdict) => {
  const versions = columns.split(' ');
  const dependencies = Object.fromEntries(
    SUBJECTS.flatMap(({ name }, index) =>
      [undefined, '-'].includes(versions[index])
        ? []
        : [[name, versions[index]]],
    ),
  );
  const { summary } = await ask(JSON.stringify({ dependencies }));
  expect(summary).toBe(verdict);
});

test('the verdict on an output, and on a release without versions', async () => {
  const tree = '├─┬ expo@55.0.15\n│ └── react-native-worklets@0.8.1\n';
  const { summary, commandNotes } = await ask(
    `${tree}└── react-native-worklets@0.7.2`,
  );
  expect(summary).toBe('Worklets may not fit.');
  expect(commandNotes[0]?.text).toContain('Keep one copy of Worklets: `npm ls');
  expect((await ask('├── expo@55.0.15')).summary).toMatch(
    /were not checked\. Paste the lockfile to check the rest\.$/,
  );
  const old = setupFor({ kind: 'rn', version: '0.68' }, 'new');
  expect(answer(old).summary).toBe('No versions fit React Native 0.68.');
});

test('what follows JSON is named', async () => {
  await expect(ask('{} {}')).rejects.toThrow('column 4: there is text after');
});
