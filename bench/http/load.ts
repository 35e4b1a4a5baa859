import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import autocannon from 'autocannon';

const hasWrk = spawnSync('wrk', ['--version']).error === undefined;
export const loadTool = (): string => (hasWrk ? 'wrk' : 'autocannon');

export interface Load {
  url: string;
  headers: Record<string, string>;
  connections: number;
  seconds: number;
}

/** Keep-alive connections, one request at a time on each; answers per second, every one good. */
export const requestsPerSecond = (load: Load): Promise<number> =>
  hasWrk ? withWrk(load) : withAutocannon(load);

async function withWrk({ url, headers, connections, seconds }: Load): Promise<number> {
  const marks = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const args = ['-t1', `-c${connections}`, `-d${seconds}s`, '--latency', ...marks, url];
  const child = spawn('wrk', args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const [said] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  if (/Non-2xx|Socket errors/.test(said)) throw new Error(`Requests failed:\n${said}`);
  const rate = Number(/Requests\/sec:\s+([\d.]+)/.exec(said)?.[1]);
  if (!rate) throw new Error(`wrk measured nothing:\n${said}`);
  return rate;
}

async function withAutocannon({ url, headers, connections, seconds }: Load): Promise<number> {
  const result = await autocannon({ url, headers, connections, duration: seconds });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.non2xx + result.errors} requests failed.`);
  return result.requests.average;
}
