import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { createApp } from './app.ts';
import { type Config, readConfig } from './config/config.ts';
import { ConfigFault } from './config/reader.ts';
import { connect } from './connect.ts';
import { demoSignIns, seedDemo } from './demo/demo.ts';
import { enliven } from './demo/enliven.ts';
import { openInbound } from './features/email/index.ts';
import { migrate } from './platform/db/migrate.ts';
import { prepareJobs, workJobs } from './platform/jobs/jobs.ts';
import { printed } from './platform/mail/printed.ts';
import { mailWarning } from './platform/mail/way-out.ts';
import { openLog } from './platform/log/log.ts';
import { asStartFault, StartFault } from './platform/start-fault.ts';
import { addressOf } from './platform/work.ts';
import { stopOnSignal } from './stop.ts';

const root = findRoot(dirname(fileURLToPath(import.meta.url)));

/** The same file runs from its source and from its bundle, one folder deeper. */
function findRoot(folder: string): string {
  return existsSync(join(folder, 'server', 'migrations')) ? folder : findRoot(dirname(folder));
}

/** Jobs and requests that never end must leave time to stop the database behind them. */
const patienceForJobs = 2_000;
const patienceForRequests = 4_000;
const patienceForDemo = 2_000;

/**
 * What a start reads lives on, and V8 learns from it to put the rows of every later query among the
 * old, where all they point to lives on with them until the next great clearing (decision 88).
 */
const letRowsDieYoung = () => setFlagsFromString('--no-allocation-site-pretenuring');

const sayThatDemoIsMade = () =>
  void process.stdout.write('Making the demo, once: this takes up to a minute.\n');

async function start(): Promise<void> {
  letRowsDieYoung();
  if (existsSync(join(root, '.env'))) process.loadEnvFile(join(root, '.env'));
  const config = readConfig();
  const { log, flush } = openLog(config.logLevel);
  const stop = stopOnSignal(log, flush);
  try {
    const connecting = connect(config, log);
    // Told to stop before it is there: a database that has been started must not stay behind.
    stop.later(() =>
      connecting.then(
        ({ close }) => close(),
        () => undefined,
      ),
    );
    const { db, connection, hurry } = await connecting;
    const [app] = await Promise.all([
      createApp({
        config,
        db,
        log,
        pages: join(root, 'web', 'dist'),
        showLetter: (letter) => void process.stdout.write(printed(letter)),
      }),
      migrate(connection, join(root, 'server', 'migrations')),
      prepareJobs(db.pool),
    ]);
    stop.later(app.close, patienceForRequests);
    if (config.demo) await seedDemo(app.work, sayThatDemoIsMade);
    hurry();
    await listen(app.http, config);
    const inbound = await openInbound(app.work);
    if (inbound) stop.later(inbound.close, patienceForRequests);
    process.stdout.write(greeting(config, app.http.server.address()));
    const warning = mailWarning(config);
    if (warning) log.warn(warning);
    if (config.demo) {
      stop.later(enliven(app, join(root, 'server', 'demo', 'films')), patienceForDemo);
    }
    stop.later((await workJobs(db.pool, app.jobs, log)).stop, patienceForJobs);
  } catch (error) {
    await stop.now();
    throw error;
  }
}

/** After a start thousands of browsers come back at once, and wait here for their turn. */
const backlog = 4_096;

async function listen(
  http: { listen(at: { port: number; host: string; backlog: number }): Promise<string> },
  { port, host }: Config,
): Promise<void> {
  try {
    await http.listen({ port, host, backlog });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') {
      throw new StartFault(`Port ${port} is taken by another program. Stop it, or set PORT.`);
    }
    if (code === 'EACCES') throw new StartFault(`This user may not use port ${port}. Set PORT.`);
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
      throw new StartFault(`This machine has no address ${host}. Set HOST.`);
    }
    throw error;
  }
}

const crowdOf = ({ demoCrowd }: Config): string[] =>
  demoCrowd
    ? [
        '  Sixty simulated people are there whenever somebody looks; DEMO_CROWD=0 keeps them away.\n',
      ]
    : [];

function greeting(config: Config, address: { port: number } | string | null): string {
  const port = typeof address === 'object' && address ? address.port : config.port;
  const accounts = demoSignIns.map(
    ({ part = '', email, password }) => `  Demo ${part.padEnd(9)}  ${email} / ${password}\n`,
  );
  return [
    `\n  Plenum is ready at ${addressOf({ ...config, port })}\n\n`,
    ...(config.demo ? [...accounts, ...crowdOf(config), '\n'] : []),
    '  Ctrl-C stops it.\n\n',
  ].join('');
}

try {
  await start();
} catch (error) {
  const { path = 'DATA_DIR' } = error as NodeJS.ErrnoException;
  const fault = asStartFault(error, path);
  const isPlain = fault instanceof StartFault || fault instanceof ConfigFault;
  process.stderr.write(`\n${isPlain ? fault.message : String((fault as Error).stack)}\n\n`);
  process.exit(1);
}
