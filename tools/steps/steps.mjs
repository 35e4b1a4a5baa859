import { join } from 'node:path';
import { filesBelow } from '../files-below.mjs';
import { buildIfStale } from '../prepare/build.mjs';
import { root } from '../prepare/places.mjs';
import { runNode } from '../prepare/run.mjs';
import { provideChromium } from './chromium.mjs';
import { providePdfReaders } from './pdf-readers.mjs';
import { provideRedis } from './redis.mjs';
import { runVitest, runWithSecondTry } from './vitest.mjs';

const bin = (path) => join(root, 'node_modules', path);

const verdict = ({ code, output }) => ({
  passed: code === 0 ? 1 : 0,
  failed: code === 0 ? 0 : 1,
  output,
});

/** One command is one test: it passes when it ends well. */
const command = (name, ...args) => ({ name, run: async () => verdict(await runNode(args)) });

const typed = ['contract', 'server', 'media', 'web', 'e2e', 'bench', 'tools'];
/** One checker: several share nothing, and do the same work on two processors in twice the time. */
const typesOf = (room) => [bin('typescript/bin/tsc'), '-p', room, '--checkers', '1'];
const types = typed.map((room) => command(`types ${room}`, ...typesOf(room)));

/** What reads the sources and runs nothing of them. */
const readingSteps = [
  command('format', bin('oxfmt/bin/oxfmt'), '--check'),
  command('lint', bin('oxlint/bin/oxlint')),
  ...types,
  command('mirror', 'tools/check-mirror.mjs'),
  command('sizes', 'tools/check-sizes.mjs'),
  command('exceptions', 'tools/check-exceptions.mjs'),
  command('commits', 'tools/check-commits.mjs'),
  command('unused code', bin('knip/bin/knip.js')),
];

const schemaStep = command('schema.sql', 'tools/db.mjs', 'schema', '--check');

/** The contract is mostly declarations: a suite only once somebody writes a test there. */
const hasTests = (room) => filesBelow(root, room).some((file) => /\.test\.tsx?$/.test(file));
const suites = ['server', 'media', 'web', 'tools', ...['contract'].filter(hasTests)];

const withoutDrills = ['--exclude', '**/drills/**'];

const unitStep = (...args) => ({
  name: 'unit and API tests',
  isAlone: true,
  run: () => runVitest({ args, suites, env: { DATABASE_URL: '' } }),
});

/** The API once more, on the PostgreSQL somebody gave us. Drills kill a PostgreSQL of their own. */
const givenDatabaseSteps = process.env.DATABASE_URL
  ? [
      {
        name: 'API on DATABASE_URL',
        isAlone: true,
        run: () =>
          runVitest({
            args: ['--project', 'server', ...withoutDrills],
            suites: ['server'],
            env: {},
          }),
      },
    ]
  : [];

const buildStep = {
  name: 'build',
  run: () => buildIfStale().then(() => verdict({ code: 0, output: '' })),
};

const budgetStep = { ...command('budgets', 'tools/check-budgets.mjs'), needs: ['build'] };

let chromium = '';
const chromiumStep = {
  name: 'Chromium',
  run: async () => {
    const { path = '', fault = '' } = await provideChromium();
    chromium = path;
    return verdict({ code: path ? 0 : 1, output: fault });
  },
};

/** Without it some tests are skipped, and a line says so. */
const maybe = (name, provide) => ({
  name,
  run: async () => {
    const complaint = await provide();
    if (complaint) console.log(complaint);
    return verdict({ code: 0, output: '' });
  },
});
const redisStep = maybe('redis-server', provideRedis);
const pdfReadersStep = maybe('readers of PDFs', providePdfReaders);

const e2eStep = {
  name: 'browser tests',
  needs: ['build', 'Chromium'],
  isAlone: true,
  run: () =>
    runWithSecondTry({
      args: ['--config', 'e2e/vitest.config.ts'],
      suites: ['e2e'],
      env: { CHROME_PATH: chromium, DATABASE_URL: '' },
    }),
};

export const fastSteps = [...readingSteps, schemaStep, unitStep(...withoutDrills)];
export const browserSteps = [chromiumStep, buildStep, e2eStep];
export const allSteps = [
  chromiumStep,
  redisStep,
  pdfReadersStep,
  buildStep,
  ...readingSteps,
  schemaStep,
  budgetStep,
  unitStep(),
  ...givenDatabaseSteps,
  e2eStep,
];
