import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    watch: false,
    root: __dirname,
    include: ['*.test.ts'],
    // Both at once: they mostly wait.
    maxWorkers: 2,
    // For a machine that is busy; a flow takes a second or two.
    testTimeout: 180_000,
    hookTimeout: 120_000,
    // The drivers are not ours: one that loses its page once is asked again.
    retry: 1,
  },
});
