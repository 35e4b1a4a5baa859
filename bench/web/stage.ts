import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { provideChromium } from '../../tools/steps/chromium.mjs';
import { type Endings, setDatabase } from '../database.ts';
import { fillWithPeople } from '../people/crowd.ts';
import { organisationIn } from '../http/sides.ts';
import { addPrograms } from './program.ts';
import { freePort, start, whenAnswered } from '../processes.ts';

const crowd = 100_000;

export interface WebStage {
  origin: string;
  browser: Browser;
  version: string;
  /** What the browser of the signed-in organiser remembers. */
  stored: Record<string, string>;
  /** Of an event whose program has 500 sessions. */
  programSlug: string;
  /** An event whose draft has 300 sessions. */
  draftId: number;
}

/** The built app with the demo in it, and behind the demo's people a crowd; null without a browser. */
export async function setWebStage(endings: Endings): Promise<WebStage | null> {
  const { path: executablePath } = await provideChromium();
  if (!executablePath) return null;
  const { client, folder, databaseUrl } = await setDatabase(endings);
  const port = await freePort();
  const running = start({
    words: [process.execPath, 'server/dist/main.js'],
    env: {
      DATA_DIR: folder,
      DATABASE_URL: databaseUrl,
      PORT: String(port),
      DEMO: '1',
      DEMO_CROWD: '0',
      LOG_LEVEL: 'warn',
      ACCESS_TOKEN_SECONDS: '86400',
      WRITES_PER_TEN_SECONDS: '100000',
    },
    log: join(folder, 'ours.log'),
    cores: 'all',
  });
  endings.push(running.stop);
  const origin = `http://127.0.0.1:${port}`;
  await whenAnswered(`${origin}/readyz`, running);
  const { organisationId, stored, accessToken } = await signInAsOrganiser(origin);
  const programs = await addPrograms(origin, accessToken);
  await fillWithPeople(client, organisationId, crowd);
  spreadOverCores();
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  endings.push(() => browser.close());
  return { origin, browser, version: browser.version(), stored, ...programs };
}

/** A browser is many threads: what it inherits from here must not be one core. */
export function spreadOverCores(): void {
  if (process.env['BENCH_PINNED']) spawnSync('taskset', ['-apc', '0-1', String(process.pid)]);
}

interface SignedIn {
  accessToken: string;
  refreshToken: string;
  userData: unknown;
}

async function signInAsOrganiser(origin: string) {
  const answer = await fetch(`${origin}/jwt/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'admin@demo.com', password: 'admin' }),
  });
  if (!answer.ok) throw new Error(`The demo’s organiser cannot sign in: ${await answer.text()}`);
  const { accessToken, refreshToken, userData } = (await answer.json()) as SignedIn;
  const stored = {
    language: 'en',
    accessToken: JSON.stringify(accessToken),
    refreshToken: JSON.stringify(refreshToken),
    userData: JSON.stringify(userData),
  };
  return { organisationId: organisationIn(accessToken), stored, accessToken };
}
