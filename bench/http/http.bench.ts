import { inHundredths, inWholes, withRange } from '../figures.ts';
import { measurePairs } from '../harness.ts';
import type { Result } from '../results.ts';
import { loadTool } from './load.ts';
import { meterFor, partByProcessor, spent } from './meter.ts';
import type { Side } from './sides.ts';
import { onStage, type Stage } from './stage.ts';

const pairs = 7;
const connections = 32;
const seconds = 5;
const goal = 0.8;
const stretch = 0.85;

/** The signed-in list against the least that can answer it. */
export const measureHttp = (): Promise<Result[]> => onStage(compare);

async function compare(stage: Stage): Promise<Result[]> {
  const bytes = await equalAnswers(stage);
  const meterOf = ({ url, headers, child }: Side) =>
    meterFor({ url, headers, connections, seconds }, { child });
  const ours = meterOf(stage.ours);
  const bare = meterOf(stage.bare);
  await ours.warmUp();
  await bare.warmUp();
  const measured = await measurePairs(pairs, ours.measure, bare.measure);
  const notes = [
    `${pairs} pairs of ${seconds} s, ${loadTool()} with ${connections} connections, ${bytes} bytes, byte-equal`,
    `ours ${withRange(measured.ours, inWholes)} requests/s, ${spent(ours)}`,
    `bare ${withRange(measured.baseline, inWholes)} requests/s, ${spent(bare)}`,
    partByProcessor(ours, bare),
  ].join('; ');
  return [
    {
      what: 'Signed-in list of 30 tasks among 10,000: our part of a bare server’s requests per second',
      figure: withRange(measured.ratio, inHundredths),
      goal: `≥ ${inHundredths(goal)} (stretch ${inHundredths(stretch)})`,
      isReached: measured.ratio.median >= goal,
      notes,
      void: measured.void,
    },
  ];
}

/** A server that answers something else may be as fast as it likes: it is not the same work. */
async function equalAnswers({ ours, bare }: Stage): Promise<number> {
  const [a, b] = await Promise.all([ours, bare].map(read));
  if (a === undefined || a !== b) throw new Error('The two servers do not answer the same.');
  const count = (JSON.parse(a) as unknown[]).length;
  if (count !== 30) throw new Error(`The list has ${count} tasks, not 30.`);
  return Buffer.byteLength(a);
}

async function read({ url, headers }: Side): Promise<string> {
  const answer = await fetch(url, { headers });
  if (answer.status !== 200) throw new Error(`${url} answers ${answer.status}.`);
  return answer.text();
}
