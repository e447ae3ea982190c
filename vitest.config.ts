import { availableParallelism } from 'node:os';
import path from 'node:path';
import { defineConfig } from 'vitest/config';

const shared = {
  esbuild: { jsx: 'automatic' as const },
  resolve: { alias: { '@site': path.resolve(__dirname) } },
};

export default defineConfig({
  test: {
    watch: false,
    // All processors; by default one is left out, which of two is half.
    maxWorkers: availableParallelism(),
    projects: [
      {
        ...shared,
        test: {
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
        test: { name: 'built', include: ['tests/built/**/*.test.ts'] },
      },
      {
        ...shared,
        test: {
          name: 'content',
          include: ['tests/content/**/*.test.ts'],
          // Compiling every sample of a version takes seconds.
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
