import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { StripeDouble } from '../../server/testing/payments/stripe-double.ts';
import { freePort } from './free-port.ts';

declare module 'vitest' {
  interface ProvidedContext {
    address: string;
    /** The file of all that the app says, with the letters no mail server takes. */
    console: string;
    /** The stand-in for Stripe. */
    stripe: string;
  }
}

const main = fileURLToPath(new URL('../../server/dist/main.js', import.meta.url));

const settings = { DEMO: '1', LOG_LEVEL: 'warn', SIGN_UPS_PER_HOUR: '10000', TAG_MANAGER: '1' };

/** The built app as people start it: its own database, the demo in it, a free port. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'plenum-e2e-'));
  const stripe = new StripeDouble();
  const stripeApi = await stripe.listen();
  project.provide('stripe', stripeApi);
  const server = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      ...settings,
      STRIPE_API: stripeApi,
      PORT: String(await freePort()),
      DATA_DIR: dataDir,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const console = join(dataDir, 'console.txt');
  let said = '';
  const address = await new Promise<string>((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      said += chunk.toString();
      appendFileSync(console, chunk);
      const ready = /ready at (http:\S+)/.exec(said)?.[1];
      // By its number, where no browser offers passkeys: what is not about them goes without.
      if (ready) resolve(ready.replace('//localhost', '//127.0.0.1'));
    };
    server.stdout.on('data', listen);
    server.stderr.on('data', listen);
    server.once('exit', () => reject(new Error(`The app did not start: ${said}`)));
  });
  project.provide('address', address);
  project.provide('console', console);
  const complain = (code: number | null, signal: string | null) =>
    process.stderr.write(`The app ended by itself with ${code ?? signal}: ${said}\n`);
  server.once('exit', complain);
  return async () => {
    server.off('exit', complain);
    const ended = once(server, 'exit');
    server.kill('SIGTERM');
    await ended;
    await stripe.close();
    rmSync(dataDir, { recursive: true, force: true });
  };
}
