import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

const root = import.meta.dirname;

export default defineConfig({
  test: {
    root,
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'e2e',
          root,
          include: ['features/**/*.spec.ts', 'journeys/**/*.spec.ts'],
          globalSetup: './setup/global-setup.ts',
          // One browser for many files; a test opens windows of its own in it.
          isolate: false,
          // The machine may be busy with other tests, or stand still for a while.
          expect: { poll: { timeout: 40_000 } },
          // What one waits for is given up sooner, by its name: see setup/browser.ts.
          testTimeout: 240_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'replay',
          root,
          include: ['replay/**/*.test.ts'],
          globalSetup: join(root, '../server/testing/global-setup.ts'),
          testTimeout: 90_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
