import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

const root = import.meta.dirname;

const specs = ['features', 'journeys']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
      (file) => `${folder}/${file}`,
    ),
  )
  .filter((file) => file.endsWith('.spec.ts'));
const sends = (file: string) => readFileSync(join(root, file), 'utf8').includes('/made-devices.ts');

const browserTests = {
  root,
  // One browser for many files; a test opens windows of its own in it.
  isolate: false,
  execArgv: ['--single-threaded'],
  // The machine may be busy with other tests, or stand still for a while.
  expect: { poll: { timeout: 40_000 } },
  // What one waits for is given up sooner, by its name: see setup/browser.ts.
  testTimeout: 240_000,
  hookTimeout: 120_000,
};

export default defineConfig({
  test: {
    root,
    globalSetup: './setup/global-setup.ts',
    projects: [
      {
        test: {
          ...browserTests,
          name: 'e2e',
          include: specs.filter((file) => !sends(file)),
          maxWorkers: 2,
        },
      },
      {
        // Windows that send a picture take the whole machine: they come one file after the other.
        test: {
          ...browserTests,
          name: 'live',
          include: specs.filter(sends),
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'replay',
          root,
          include: ['replay/**/*.test.ts'],
          globalSetup: join(root, '../server/testing/global-setup.ts'),
          maxWorkers: 2,
          testTimeout: 90_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
