// A release whose peer is not published fits no version.
import { afterAll, expect, test, vi } from 'vitest';

// The engine remembers releases, which other tests in the process may have loaded.
vi.resetModules();
afterAll(() => {
  vi.resetModules();
});
const { registry } = await import('../../../shared/releases/registryMetadata');
const { answer } = await import('./answer');
const { readPackageJson } = await import('./packageJson');
const worklets = registry.packages['react-native-worklets'];
const last = worklets.versions.findIndex((each) => each.startsWith('0.13.'));
expect(last).toBeGreaterThan(0);
(worklets.versions as string[]).splice(last);

const WHY =
  'Reanimated 4.7.1 needs Worklets `0.13.x`, of which no release is published.';

test.each([
  ['4.7.1', {}, 'fails', WHY],
  [
    '4.6.0 - 4.7.1',
    { 'react-native-worklets': '^0.12.0' },
    'depends',
    `${WHY} Within the range, 4.6.0 would fit.`,
  ],
])(
  'does not recommend %s, whose requirement is unpublished: %o',
  (range, others, verdict, text) => {
    const dependencies = {
      '@gorhom/bottom-sheet': '^5.2.14',
      'react-native': '0.87.0',
      'react-native-gesture-handler': '~3.1.0',
      'react-native-reanimated': range,
      ...others,
    };
    const found = readPackageJson({ dependencies });
    if ('problem' in found) throw new Error(found.problem.message);
    const { rows, recommendation, ...rest } = answer(found.setup);
    expect(rest.verdict).toBe(verdict);
    expect(rows[1]?.text).toBe(text);
    expect(recommendation?.set['react-native-reanimated']).toMatch(/^4\.6\./);
  },
);
