import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { weighScreens } from '../../tools/budgets/budgets.mjs';
import { inWholes } from '../figures.ts';
import { root } from '../processes.ts';
import type { Result } from '../results.ts';
import { scriptsRequested } from './requested.ts';

const readJson = (file: string): unknown => JSON.parse(readFileSync(join(root, file), 'utf8'));

interface Budgets {
  scripts: Record<string, { gzipBytes: number; modules: string[] }>;
}

/** Script a screen costs, as counted from the build and as a real browser asks for it. */
export async function measureSize(): Promise<Result[]> {
  const { scripts } = readJson('bench/budgets.json') as Budgets;
  const weighed = weighScreens(scripts, readJson('web/dist/.vite/manifest.json'), (file: string) =>
    readFileSync(join(root, 'web/dist', file)),
  );
  const requested = await scriptsRequested();
  return weighed.map(({ screen, line, fault }) => {
    const budget = scripts[screen]?.gzipBytes ?? 0;
    const counted = Number(/: (\d+) bytes/.exec(line ?? '')?.[1]);
    const asked = requested?.[screen];
    return {
      what: `Script of the first screen “${screen}”, gzip`,
      figure: `${inWholes(asked ?? counted)} bytes`,
      goal: `≤ ${inWholes(budget)} bytes`,
      isReached: fault === null && (asked ?? counted) <= budget,
      notes:
        asked === undefined
          ? 'counted from the build; there was no browser to ask'
          : `what Chromium asks for; counted from the build: ${inWholes(counted)}`,
    };
  });
}
