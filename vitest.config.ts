import { availableParallelism } from 'node:os';
import path from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';

const shared = {
  esbuild: { jsx: 'automatic' as const },
  resolve: {
    alias: {
      '@site': path.resolve(__dirname),
      // As in Docusaurus, which exports parts of it by this name.
      '@docusaurus/router': 'react-router',
    },
  },
};

/** What a busy machine takes: no test asserts by these how fast something is. */
const timeouts = { testTimeout: 300_000, hookTimeout: 300_000 };

/** Tests that replace modules or globals, which no other file must see. */
const MOCKED = '**/*.mocked.test.{ts,tsx}';

export default defineConfig({
  test: {
    watch: false,
    // A process runs many files, of one project; which projects load modules
    // afresh for each file is said below.
    isolate: false,
    // All processors; by default one is left out, which of two is half.
    maxWorkers: availableParallelism(),
    projects: [
      {
        ...shared,
        // One project, since projects run one after another: what is slow in one
        // would keep the next waiting, which loads all modules again.
        test: {
          name: 'unit',
          isolate: false,
          exclude: [...configDefaults.exclude, MOCKED],
          setupFiles: 'tests/setup.ts',
          include: [
            '{src,scripts}/**/*.test.{ts,tsx}',
            'tests/{unit,content,lab}/**/*.test.ts',
          ],
          ...timeouts,
        },
      },
      {
        ...shared,
        // Reads build/, so it runs after the build.
        test: {
          name: 'built',
          include: ['tests/built/**/*.test.ts'],
          ...timeouts,
        },
      },
      {
        ...shared,
        test: {
          name: 'mocked',
          include: [`{src,tests}/${MOCKED}`],
          ...timeouts,
        },
      },
    ],
  },
});
