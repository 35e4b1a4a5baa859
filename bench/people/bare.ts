import { join } from 'node:path';
import type { Statement } from '../../server/platform/db/sql.ts';
import type { Place } from '../database.ts';
import { freePort, type Running, start, whenAnswered } from '../processes.ts';

export interface BarePeople extends Running {
  url: string;
}

/** Bare node:http in front of the same statements, on the same core as ours. */
export async function startBarePeople(
  { folder, databaseUrl }: Place,
  statements: readonly Statement[],
): Promise<BarePeople> {
  const port = await freePort();
  const running = start({
    words: [process.execPath, '--import', 'tsx', 'bench/people/bare-server.ts'],
    env: {
      DATABASE_URL: databaseUrl,
      PORT: String(port),
      STATEMENTS: JSON.stringify(statements),
    },
    log: join(folder, 'bare-people.log'),
    cores: 'its own',
  });
  const url = `http://127.0.0.1:${port}/`;
  await whenAnswered(url, running);
  return { ...running, url };
}
