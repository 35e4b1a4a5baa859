import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tools/steps/longest-first.mjs';

export default defineConfig({
  test: {
    retry: 0,
    allowOnly: false,
    sequence: { sequencer: LongestFirst },
    // A test mostly waits for its database: two at a time fill two processors, where one is usual.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        cacheDir: '../node_modules/.vite/contract',
        test: { name: 'contract', root: './contract' },
      },
      {
        cacheDir: '../node_modules/.vite/server',
        test: {
          name: 'server',
          root: './server',
          globalSetup: join(import.meta.dirname, 'server/testing/global-setup.ts'),
          // Loading the server anew for each of its files took longer than most of their tests.
          isolate: false,
          // Rows and answers die young: where they have room for it, they are never moved. Threads that
          // collect or compile beside have no processor of their own.
          execArgv: ['--max-semi-space-size=64', '--single-threaded'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        cacheDir: '../node_modules/.vite/media',
        test: { name: 'media', root: './media' },
      },
      './web/vitest.config.*',
      {
        cacheDir: '../node_modules/.vite/tools',
        test: { name: 'tools', root: './tools', testTimeout: 120_000, hookTimeout: 120_000 },
      },
    ],
  },
});
