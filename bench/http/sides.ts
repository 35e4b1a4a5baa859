import { join } from 'node:path';
import type { Place } from '../database.ts';
import { freePort, type Running, start, type StartOptions, whenAnswered } from '../processes.ts';
import type { Statement } from '../../server/platform/db/sql.ts';

export interface Side extends Running {
  url: string;
  headers: Record<string, string>;
}

export interface OurSide extends Side {
  organisationId: number;
  personId: number;
  origin: string;
}

/** For a profile: BENCH_NODE_FLAGS="--cpu-prof --cpu-prof-dir=…". */
const nodeFlags = process.env['BENCH_NODE_FLAGS']?.split(' ') ?? [];

/** The built app as an installation runs it: sign-in, log, limits and safe headers on. */
export async function startServer(
  { folder, databaseUrl }: Place,
  cores: StartOptions['cores'] = 'its own',
  env: Readonly<Record<string, string>> = {},
): Promise<Running & { origin: string }> {
  const port = await freePort();
  const running = start({
    words: [process.execPath, ...nodeFlags, 'server/dist/main.js'],
    env: {
      DATA_DIR: folder,
      DATABASE_URL: databaseUrl,
      DATABASE_POOL: '10',
      PORT: String(port),
      LOG_LEVEL: 'info',
      ACCESS_TOKEN_SECONDS: '86400',
      ...env,
    },
    log: join(folder, 'ours.log'),
    cores,
  });
  const origin = `http://127.0.0.1:${port}`;
  await whenAnswered(`${origin}/readyz`, running);
  return { ...running, origin };
}

/** With somebody who has just founded an organisation in it. */
export async function startOurs(
  place: Place,
  cores: StartOptions['cores'] = 'its own',
  env: Readonly<Record<string, string>> = {},
): Promise<OurSide> {
  const { origin, ...running } = await startServer(place, cores, env);
  const { accessToken, user } = await register(origin);
  return {
    ...running,
    origin,
    url: `${origin}/apps/todo/tasks`,
    headers: { authorization: `Bearer ${accessToken}`, accept: 'application/json' },
    organisationId: organisationIn(accessToken),
    personId: user.id,
  };
}

export const password = 'nobody needs to know it';

export async function register(origin: string, username = 'bench') {
  const answer = await fetch(`${origin}/jwt/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, email: `${username}@example.org`, password }),
  });
  return (await answer.json()) as { accessToken: string; user: { id: number } };
}

export function organisationIn(token: string): number {
  const claims = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString();
  return (JSON.parse(claims) as { org: number }).org;
}

export async function startBare(
  { folder, databaseUrl }: Place,
  statement: Statement,
): Promise<Side> {
  const port = await freePort();
  const running = start({
    words: [process.execPath, '--import', 'tsx', 'bench/http/bare-server.ts'],
    env: {
      DATABASE_URL: databaseUrl,
      PORT: String(port),
      SQL: statement.text,
      VALUES: JSON.stringify(statement.values),
    },
    log: join(folder, 'bare.log'),
    cores: 'its own',
  });
  const url = `http://127.0.0.1:${port}/`;
  await whenAnswered(url, running);
  return { ...running, url, headers: {} };
}
