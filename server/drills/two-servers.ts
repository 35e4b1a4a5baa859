import type { PoolConfig } from 'pg';
import { newFolder } from './data-folder.ts';
import { type ServerProcess, startServer } from './server-process.ts';

interface Installation {
  connection: PoolConfig;
  env: Record<string, string>;
  /** How often rounds go, against the usual. */
  pace?: number;
}

/** Two processes of one installation, whose clock is later with each that is begun anew. */
export function twoServers({ connection, env, pace = 60 }: Installation) {
  const dataDir = newFolder();
  let seconds = 0;
  const start = () =>
    startServer({
      dataDir,
      program: 'hasty-server.js',
      words: [String(seconds), JSON.stringify(connection), String(pace)],
      env,
    });
  const both: [ServerProcess, ServerProcess] = [start(), start()];
  return {
    /** The address of either. */
    some: (random: () => number) => both[random() < 0.5 ? 0 : 1].ready,
    killOne: async (turn: number, later: number) => {
      seconds += later;
      const place = turn % 2 === 0 ? 0 : 1;
      both[place].signal('SIGKILL');
      await both[place].ended;
      both[place] = start();
      await both[place].ready;
    },
  };
}
