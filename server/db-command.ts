import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import { readConfig } from './config/config.ts';
import { connect } from './connect.ts';
import { startEmbedded } from './platform/db/embedded/embedded.ts';
import { migrate } from './platform/db/migrate.ts';
import { schemaText } from './platform/db/schema-text.ts';
import { openLog } from './platform/log/log.ts';

const migrations = fileURLToPath(new URL('migrations', import.meta.url));
const picture = join(migrations, 'schema.sql');
const say = (line: string) => process.stdout.write(`${line}\n`);

const commands: Readonly<Record<string, (...words: string[]) => Promise<void> | void>> = {
  migrate: migrateNow,
  new: newMigration,
  schema: drawSchema,
};

/** Brings the configured database up to date without starting the server. */
async function migrateNow(): Promise<void> {
  const { connection, close } = await connect(readConfig(), openLog('warn').log);
  try {
    const added = await migrate(connection, migrations);
    say(added.length > 0 ? `Applied ${added.join(', ')}.` : 'The database is up to date.');
  } finally {
    await close();
  }
}

function newMigration(feature = '', ...verb: string[]): void {
  const name = [feature, ...verb].join('_').toLowerCase();
  if (!/^[a-z]+_[a-z_]+$/.test(name)) throw new Error('Usage: npm run db new <feature> <verb …>');
  const file = join(migrations, `${nextStamp()}_${name}.sql`);
  writeFileSync(file, '', { flag: 'wx' });
  say(file);
}

/** Now, or a minute after the newest one: migrations run in the order of their names. */
function nextStamp(): string {
  const taken = readdirSync(migrations).map(momentOf);
  const moment = Math.max(Date.now(), ...taken.map((newest) => newest + 60_000));
  return new Date(moment).toISOString().slice(0, 16).replaceAll(/[-:]/g, '');
}

const momentOf = (file: string): number =>
  Date.parse(file.slice(0, 13).replace(/^(\d{4})(\d\d)(\d\dT\d\d)/, '$1-$2-$3:') + 'Z') || 0;

async function drawSchema(flag = ''): Promise<void> {
  const text = await withEmptyDatabase(async (connection) => {
    await migrate(connection, migrations);
    return schemaText(connection);
  });
  if (flag !== '--check') return writeFileSync(picture, text);
  if (readFileSync(picture, 'utf8') !== text) {
    throw new Error('schema.sql is out of date: run `npm run db schema`.');
  }
}

async function withEmptyDatabase<T>(work: (connection: pg.ClientConfig) => Promise<T>): Promise<T> {
  const dataDir = mkdtempSync(join(tmpdir(), 'plenum-schema-'));
  const settings = ['fsync=off'];
  const told = { onRestart: () => undefined, onFailedRestart: () => undefined };
  const options = { dataDir, settings, password: 'short-lived', ...told };
  const { connection, stop } = await startEmbedded(options);
  try {
    return await work(connection);
  } finally {
    await stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

const [name = '', ...words] = process.argv.slice(2);
const command = commands[name];
if (!command) throw new Error(`Usage: npm run db ${Object.keys(commands).join(' | ')}`);
try {
  await command(...words);
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
