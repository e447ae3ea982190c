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

/** Tests that replace modules or globals, which no other file must see. */
const MOCKED = '**/*.mocked.test.{ts,tsx}';

/** For files that load each module once together, in half the time. */
const together = {
  isolate: false,
  exclude: [...configDefaults.exclude, MOCKED],
};

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
        test: {
          ...together,
          name: 'unit',
          // The first test of a file waits for its modules on a busy machine.
          testTimeout: 20_000,
          include: [
            'src/**/*.test.{ts,tsx}',
            'scripts/**/*.test.ts',
            'tests/unit/**/*.test.{ts,tsx}',
          ],
        },
      },
      {
        ...shared,
        // Reads build/, so it runs after the build.
        test: {
          name: 'built',
          include: ['tests/built/**/*.test.ts'],
          // Building a small site takes seconds.
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        ...shared,
        test: {
          ...together,
          name: 'content',
          include: ['tests/content/**/*.test.ts'],
          // Compiling every sample of a version takes seconds.
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        ...shared,
        test: {
          ...together,
          name: 'lab',
          include: ['tests/lab/**/*.test.ts'],
          // The table of calls takes a hundred runs.
          testTimeout: 120_000,
        },
      },
      {
        ...shared,
        test: {
          name: 'mocked',
          include: [`{src,tests}/${MOCKED}`],
          testTimeout: 20_000,
        },
      },
    ],
  },
});
