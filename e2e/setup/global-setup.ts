import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { openNameServer } from '../../server/testing/spec/name-server.ts';
import { StripeDouble } from '../../server/testing/payments/stripe-double.ts';
import { freePort } from './free-port.ts';

declare module 'vitest' {
  interface ProvidedContext {
    address: string;
    /** The file of all that the app says, with the letters no mail server takes. */
    console: string;
    /** The stand-in for Stripe. */
    stripe: string;
    /** The file with what domains say, for the stand-in for their name server. */
    records: string;
  }
}

const main = fileURLToPath(new URL('../../server/dist/main.js', import.meta.url));

const settings = {
  DEMO: '1',
  DEMO_CROWD: '0',
  LOG_LEVEL: 'warn',
  SIGN_UPS_PER_HOUR: '10000',
  TAG_MANAGER: '1',
  MEDIA_UDP_PORT: '0',
  RTMP_PORT: '0',
};

const said = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Record<string, string[]>;

/** The built app as people start it: its own database, the demo in it, a free port. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'plenum-e2e-'));
  const stripe = new StripeDouble();
  const stripeApi = await stripe.listen();
  project.provide('stripe', stripeApi);
  const records = join(dataDir, 'records.json');
  writeFileSync(records, '{}');
  const names = await openNameServer((name) => said(records)[name] ?? []);
  project.provide('records', records);
  const server = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      ...settings,
      STRIPE_API: stripeApi,
      NAME_SERVERS: names.address,
      PORT: String(await freePort()),
      DATA_DIR: dataDir,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const console = join(dataDir, 'console.txt');
  let heard = '';
  const address = await new Promise<string>((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      heard += chunk.toString();
      appendFileSync(console, chunk);
      const ready = /ready at (http:\S+)/.exec(heard)?.[1];
      // By its number, where no browser offers passkeys: what is not about them goes without.
      if (ready) resolve(ready.replace('//localhost', '//127.0.0.1'));
    };
    server.stdout.on('data', listen);
    server.stderr.on('data', listen);
    server.once('exit', () => reject(new Error(`The app did not start: ${heard}`)));
  });
  project.provide('address', address);
  project.provide('console', console);
  const complain = (code: number | null, signal: string | null) =>
    process.stderr.write(`The app ended by itself with ${code ?? signal}: ${heard}\n`);
  server.once('exit', complain);
  return async () => {
    server.off('exit', complain);
    const ended = once(server, 'exit');
    server.kill('SIGTERM');
    await ended;
    await stripe.close();
    names.close();
    rmSync(dataDir, { recursive: true, force: true });
  };
}
