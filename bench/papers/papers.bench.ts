import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Client, openClient } from '../client.ts';
import { inMs, inWholes, p95Of } from '../figures.ts';
import { freePort, processorSeconds, residentBytes, start, whenAnswered } from '../processes.ts';
import type { Result } from '../results.ts';
import { msOf } from '../timed.ts';

const count = 1_000;
const languages = ['en', 'de', 'fr', 'pt'] as const;
const mostMs = 150;
const mostMegabytes = 400;

/** The process beside the server that prints, by the file it runs; there is none until it is needed. */
function pressOf(server: number | undefined): number | undefined {
  const parentOf = (pid: string) => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1];
  const isPress = (pid: string) => {
    try {
      const isChild = parentOf(pid)?.split(' ')[1] === String(server);
      return isChild && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('papers.js');
    } catch {
      // It ended meanwhile.
      return false;
    }
  };
  const found = readdirSync('/proc').find((name) => /^\d+$/.test(name) && isPress(name));
  return found === undefined ? undefined : Number(found);
}

async function signIn(send: Client, origin: string): Promise<Record<string, string>> {
  const body = { email: 'admin@demo.com', password: 'admin' };
  const answer = await send({ url: `${origin}/jwt/login`, headers: {}, body });
  const { accessToken } = JSON.parse(answer.text) as { accessToken: string };
  return { authorization: `Bearer ${accessToken}` };
}

interface Seen {
  /** Of each process that printed. */
  seconds: Map<number, number>;
  peakBytes: number;
  waits: number[];
}

async function printAll(
  send: Client,
  origin: string,
  { headers, server }: { headers: Record<string, string>; server: number | undefined },
): Promise<Seen> {
  const listed = await send({ url: `${origin}/api/invoices?perPage=100`, headers });
  const { invoices } = JSON.parse(listed.text) as { invoices: { id: number; state: string }[] };
  const issued = invoices.filter(({ state }) => state !== 'draft');
  const seen: Seen = { seconds: new Map(), peakBytes: 0, waits: [] };
  let press: number | undefined;
  for (let place = 0; place < count; place++) {
    const id = issued[place % issued.length]?.id;
    const language = languages[place % languages.length];
    const url = `${origin}/api/invoices/${id}/pdf?language=${language}`;
    seen.waits.push(
      await msOf(async () => {
        const { status } = await send({ url, headers });
        if (status !== 200) throw new Error(`A paper was answered ${status}.`);
      }),
    );
    const seconds = processorSeconds(press);
    if (Number.isNaN(seconds)) press = pressOf(server);
    if (press !== undefined) seen.seconds.set(press, processorSeconds(press));
    seen.peakBytes = Math.max(seen.peakBytes, residentBytes(press) || 0);
  }
  return seen;
}

/** The invoices of the demo as PDF with their data inside, in four languages, one after another. */
export async function measurePapers(): Promise<Result[]> {
  const folder = mkdtempSync(join(tmpdir(), 'plenum-papers-'));
  const port = await freePort();
  const running = start({
    words: [process.execPath, 'server/dist/main.js'],
    env: { DATA_DIR: folder, PORT: String(port), LOG_LEVEL: 'warn' },
    log: `${folder}.log`,
    cores: 'its own',
  });
  const client = openClient(1);
  try {
    const origin = `http://127.0.0.1:${port}`;
    await whenAnswered(`${origin}/healthz`, running);
    const headers = await signIn(client.send, origin);
    const server = running.child.pid;
    const before = processorSeconds(server);
    const seen = await printAll(client.send, origin, { headers, server });
    return resultsOf(seen, processorSeconds(server) - before);
  } finally {
    client.close();
    await running.stop();
    rmSync(folder, { recursive: true, force: true });
    rmSync(`${folder}.log`);
  }
}

function resultsOf({ seconds, peakBytes, waits }: Seen, serverSeconds: number): Result[] {
  const theirs = [...seconds.values()].reduce((sum, one) => sum + one, 0);
  const each = ((theirs + serverSeconds) * 1_000) / count;
  const peak = peakBytes / 1_048_576;
  const how = `${inWholes(count)} papers, ${seconds.size} processes with their starts`;
  return [
    {
      what: 'An invoice as PDF with its data inside: processor time of all that takes part',
      figure: inMs(each),
      goal: `≤ ${mostMs} ms`,
      isReached: each <= mostMs,
      notes: `${how}; ${inMs((serverSeconds * 1_000) / count)} of it the server’s; p95 until it was there ${inMs(p95Of(waits))}`,
    },
    {
      what: 'Memory of the process that prints, at most',
      figure: `${inWholes(peak)} MB`,
      goal: `≤ ${mostMegabytes} MB`,
      isReached: peak > 0 && peak <= mostMegabytes,
      notes: how,
    },
  ];
}
