import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    watch: false,
    root: __dirname,
    include: ['*.test.ts'],
    // Both engines at once, since they mostly wait.
    maxWorkers: 2,
    // For a machine that is busy; a flow takes a second or two.
    testTimeout: 180_000,
    hookTimeout: 120_000,
    // A driver may lose its page once, which is no fault of the site.
    retry: 1,
  },
});
