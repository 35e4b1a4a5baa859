import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { weighScreens } from './budgets/budgets.mjs';
import { root } from './prepare/places.mjs';
import { reportFaults } from './report-faults.mjs';

const readJson = (file) => JSON.parse(readFileSync(join(root, file), 'utf8'));

const screens = weighScreens(
  readJson('bench/budgets.json').scripts,
  readJson('web/dist/.vite/manifest.json'),
  (file) => readFileSync(join(root, 'web/dist', file)),
);
for (const { line, fault } of screens) if (fault === null) console.log(line);
reportFaults(screens.map(({ fault }) => fault).filter((fault) => fault !== null));
