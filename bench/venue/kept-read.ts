import { writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Endings, Stocked } from '../database.ts';
import { inHundredths, inWholes, withRange } from '../figures.ts';
import { measurePairs } from '../harness.ts';
import { loadTool } from '../http/load.ts';
import { meterFor, partByProcessor, spent } from '../http/meter.ts';
import { freePort, type Running, start, whenAnswered } from '../processes.ts';
import type { Result } from '../results.ts';

const pairs = 7;
const connections = 32;
const seconds = 4;
const goal = 0.5;
const coding = 'br';

export interface KeptRead {
  what: string;
  /** Who answers it. */
  server: Pick<Running, 'child'>;
  url: string;
  /** For what is not public. */
  headers?: Record<string, string>;
}

/** A kept read against bare node:http sending the same compressed bytes. */
export async function compareWithBare(
  { folder }: Stocked,
  endings: Endings,
  { what, server, url, headers: more }: KeptRead,
): Promise<Result> {
  const headers = { 'accept-encoding': coding, accept: 'application/json', ...more };
  const bytes = await rawBytes(url, headers);
  const bareSide = await startBare(folder, endings, bytes);
  if (!(await rawBytes(bareSide.url, headers)).equals(bytes))
    throw new Error('The two do not answer the same.');
  const load = { headers, connections, seconds };
  const ours = meterFor({ ...load, url }, server);
  const bare = meterFor({ ...load, url: bareSide.url }, bareSide);
  await ours.warmUp();
  await bare.warmUp();
  const measured = await measurePairs(pairs, ours.measure, bare.measure);
  return {
    what: `${what}: our part of a bare server’s requests per second`,
    figure: withRange(measured.ratio, inHundredths),
    goal: `≥ ${inHundredths(goal)}`,
    isReached: measured.ratio.median >= goal,
    notes: [
      `${pairs} pairs of ${seconds} s, ${loadTool()} with ${connections} connections`,
      `${bytes.length} bytes of ${coding}, byte-equal`,
      `ours ${withRange(measured.ours, inWholes)} requests/s, ${spent(ours)}`,
      `bare ${withRange(measured.baseline, inWholes)} requests/s, ${spent(bare)}`,
      partByProcessor(ours, bare),
    ].join('; '),
    void: measured.void,
  };
}

/** As they travel: fetch would unpack them. */
const rawBytes = (url: string, headers: KeptRead['headers'] = {}): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    get(url, { headers }, (answer) => {
      if (answer.statusCode === 200) buffer(answer).then(resolve, reject);
      else reject(new Error(`${url} answers ${answer.statusCode}.`));
    }).on('error', reject);
  });

async function startBare(folder: string, endings: Endings, bytes: Buffer) {
  const port = await freePort();
  const file = join(folder, `bytes-${port}`);
  writeFileSync(file, bytes);
  const running = start({
    words: [process.execPath, '--import', 'tsx', 'bench/venue/bare-bytes.ts'],
    env: { PORT: String(port), BYTES: file, CODING: coding },
    log: join(folder, `bare-${port}.log`),
    cores: 'its own',
  });
  endings.push(running.stop);
  const url = `http://127.0.0.1:${port}/`;
  await whenAnswered(url, running);
  return { url, child: running.child };
}
