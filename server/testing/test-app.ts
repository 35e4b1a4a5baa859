import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RouteKey } from '@plenum/contract';
import { fillPath } from '@plenum/contract/kernel/fill-path.ts';
import type { InjectOptions } from 'fastify';
import { type App, createApp } from '../app.ts';
import { type Config, readConfig } from '../config/config.ts';
import type { Clock } from '../platform/clock/clock.ts';
import { type LimitTable, usualLimits } from '../platform/http/limits.ts';
import type { Outbound } from '../platform/outbound/outbound.ts';
import type { ReadRecords } from '../platform/outbound/records.ts';
import type { Shown } from '../platform/mail/printed.ts';
import type { Database } from '../platform/db/db.ts';
import { sql } from '../platform/db/sql.ts';
import { type JobTable, workJobsOnce } from '../platform/jobs/jobs.ts';
import { logTo } from '../platform/log/log.ts';
import { createTestDb, type TestDb } from './test-db.ts';

export interface CallInput {
  token?: string | null;
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  file?: { type: string; bytes: Buffer };
  headers?: Record<string, string>;
}

export interface Answer {
  status: number;
  body: unknown;
  headers: Record<string, unknown>;
  text: string;
}

export interface TestApp extends App {
  config: Config;
  clock: MovableClock;
  testDb: TestDb;
  /** Letters for their readers alone, as they came out on the console. */
  shown: Shown[];
  /** Does every job that is due. */
  doJobs(): Promise<void>;
  call(key: RouteKey, input?: CallInput): Promise<Answer>;
  /** Listens on a free loopback port, for sockets and raw requests. */
  listen(): Promise<string>;
}

export interface MovableClock extends Clock {
  /** Seconds ahead of the real time. */
  ahead: number;
}

export interface TestAppOptions {
  env?: Record<string, string>;
  limits?: Partial<LimitTable>;
  outbound?: Outbound;
  /** What name servers say of a domain. */
  readRecords?: ReadRecords;
  /** A built web app; without, there is only the API. */
  pages?: string;
  /** Another node of the same installation: same database, same secret. */
  beside?: TestApp;
  /** Rounds begin by themselves in no test; one that wants its own takes them here. */
  every?: Clock['every'];
  /** Hears every line of the log, whole. */
  hearLog?: (line: string) => void;
  /** A database of its own kind, instead of a usual one. */
  testDb?: TestDb;
}

/** The real app on a database of its own. */
export async function openTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const { env = {}, limits = {}, pages, beside, outbound, readRecords } = options;
  const dataDir = mkdtempSync(join(tmpdir(), 'plenum-app-'));
  const secret = beside && { TOKEN_SECRET: beside.config.tokenSecret };
  const config = readConfig({
    DATA_DIR: dataDir,
    DEMO: '0',
    MEDIA_UDP_PORT: '0',
    RTMP: '0',
    ...secret,
    ...env,
  });
  const testDb = beside?.testDb ?? options.testDb ?? (await createTestDb());
  const clock: MovableClock = {
    ahead: 0,
    now: () => new Date(Date.now() + clock.ahead * 1000),
    // Nothing happens in a test by itself: it asks for the round it wants.
    after: () => undefined,
    every: options.every ?? (() => () => undefined),
  };
  const log = logTo(
    { write: options.hearLog ?? (() => undefined) },
    options.hearLog ? 'debug' : 'silent',
  );
  const shown = beside?.shown ?? [];
  const app = await createApp({
    config,
    log,
    clock,
    db: testDb.db,
    limits: { ...usualLimits({ ...config, writesPerTenSeconds: 100_000 }), ...limits },
    showLetter: (letter) => void shown.push(letter),
    ...(pages === undefined ? {} : { pages }),
    ...(outbound && { outbound }),
    ...(readRecords && { readRecords }),
  });
  return {
    ...app,
    config,
    clock,
    testDb,
    shown,
    doJobs: () => doJobs(testDb.db, app.jobs),
    call: (key, input) => callApp(app, key, input),
    listen: async () => {
      await app.http.listen({ port: 0, host: '127.0.0.1' });
      return `http://127.0.0.1:${(app.http.server.address() as AddressInfo).port}`;
    },
    close: async () => {
      await app.close();
      if (!beside) await testDb.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** The worker may come back before its last job is crossed off. */
async function doJobs(db: Database, jobs: JobTable): Promise<void> {
  await workJobsOnce(db.pool, jobs);
  const held = sql`select from graphile_worker._private_jobs where locked_at is not null limit 1`;
  while (await db.row(held));
}

async function callApp(app: App, key: RouteKey, input: CallInput = {}): Promise<Answer> {
  const [method, template = ''] = key.split(' ');
  const request: InjectOptions = {
    method: method as 'GET',
    url: fillPath(template, textsOf(input.params ?? {})),
    headers: {
      ...(input.token ? { authorization: `Bearer ${input.token}` } : {}),
      ...(input.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(input.file && { 'content-type': input.file.type }),
      ...input.headers,
    },
    ...(input.query && { query: textsOf(input.query) }),
    ...(input.body !== undefined && { payload: JSON.stringify(input.body) }),
    ...(input.file && { payload: input.file.bytes }),
  };
  const reply = await app.http.inject(request);
  const isJson = String(reply.headers['content-type']).includes('json');
  return {
    status: reply.statusCode,
    body: isJson && reply.payload ? reply.json() : null,
    headers: reply.headers,
    text: reply.payload,
  };
}

const textsOf = (query: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(Object.entries(query).map(([name, value]) => [name, textOf(value)]));

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value ?? '');
