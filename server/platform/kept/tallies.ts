import type { Server } from 'node:http';
import type { Log } from '../log/log.ts';

/** How often a route was answered with a status. */
export type Tally = (status: 200 | 304) => void;

/** A line a second, route and status: a line a request would cost more than its answer. */
export function talliesInLog(server: Server, log: Log): (route: string) => Tally {
  const counts = new Map<string, { 200: number; 304: number }>();
  let isDue = false;
  const tell = () => {
    isDue = false;
    for (const [route, count] of counts) {
      for (const status of [200, 304] as const) {
        const requests = count[status];
        if (requests > 0) log.info({ method: 'GET', route, status, requests }, 'requests answered');
        count[status] = 0;
      }
    }
  };
  server.on('close', tell);
  return (route) => {
    const count = counts.get(route) ?? { 200: 0, 304: 0 };
    counts.set(route, count);
    return (status) => {
      count[status] += 1;
      if (isDue) return;
      isDue = true;
      setTimeout(tell, 1_000).unref();
    };
  };
}
