import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Endings, type Stocked, withEndings } from '../database.ts';
import { inHundredths, inWholes, spreadOf, withRange } from '../figures.ts';
import { measurePairs } from '../harness.ts';
import type { Result } from '../results.ts';
import { openVenue } from '../venue/stage.ts';
import { bringIn, type BroughtIn, secondsOf } from './bring-in.ts';

const rows = 100_000;
const few = 10_000;
const pairs = 5;
const part = 0.4;
const mostTimes = 1.25;

/** A list of people brought in, beside the same rows copied into a table of the same make. */
export const measureImports = (): Promise<Result[]> =>
  withEndings(async (endings) => {
    const { stocked, ours } = await openVenue(endings);
    const eventId = await firstEvent(stocked);
    const small = await bringIn(ours, eventId, listOf('few', few));
    const brought: BroughtIn[] = [];
    const copy = await bareCopy(endings, stocked, eventId);
    let round = 0;
    const measured = await measurePairs(
      pairs,
      async () => {
        await stocked.client.query('delete from events_invited');
        await stocked.client.query('vacuum analyze events_invited');
        const one = await bringIn(ours, eventId, listOf(`round-${(round += 1)}`, rows));
        brought.push(one);
        return rows / one.runSeconds;
      },
      async () => rows / (await secondsOf(copy)),
    );
    return [
      {
        what: `An import of ${rows.toLocaleString('en')} people: our part of a COPY of the same rows`,
        figure: withRange(measured.ratio, inHundredths),
        goal: `≥ ${inHundredths(part)}`,
        isReached: measured.ratio.median >= part,
        void: measured.void,
        notes: `${pairs} pairs; ours ${withRange(measured.ours, inWholes)} rows a second, COPY into a table with the same columns and indexes ${withRange(measured.baseline, inWholes)}; the dry run before it took ${spreadOf(brought.map((one) => one.checkSeconds)).median.toFixed(1)} s`,
      },
      memoryOf(small, brought),
    ];
  });

function memoryOf(small: BroughtIn, brought: readonly BroughtIn[]): Result {
  const times = spreadOf(brought.map(({ mostBytes }) => mostBytes / small.mostBytes));
  const most = Math.max(...brought.map(({ mostBytes }) => mostBytes)) / 1_048_576;
  return {
    what: 'Memory of the server meanwhile, against ten times fewer rows',
    figure: withRange(times, inHundredths),
    goal: `≤ ${inHundredths(mostTimes)}`,
    isReached: times.median <= mostTimes,
    notes: `the most it held was ${inWholes(most)} MB`,
  };
}

const firstEvent = async ({ client }: Stocked): Promise<number> =>
  (await client.query<{ id: number }>('select id::int from events limit 1')).rows[0]?.id ?? 0;

const addressAt = (name: string, place: number) => `${name}-${place}@example.org`;

function listOf(name: string, size: number): string {
  const lines = Array.from(
    { length: size },
    (_, place) => `Person ${place} of many,${addressAt(name, place)},Company ${place % 997}`,
  );
  return `Name,Email,Company\n${lines.join('\n')}\n`;
}

/** The least a database does for these rows, in one statement and one transaction. */
async function bareCopy(endings: Endings, { client, folder }: Stocked, eventId: number) {
  const { rows: found } = await client.query<{ id: number }>('select id::int from organisations');
  const organisationId = found[0]?.id ?? 0;
  await client.query('create table bare_invited (like events_invited including all)');
  endings.push(async () => void (await client.query('drop table bare_invited')));
  const lines = Array.from({ length: rows }, (_, place) =>
    [
      organisationId,
      eventId,
      addressAt('bare', place),
      `Person ${place} of many`,
      `Company ${place % 997}`,
    ].join(','),
  );
  const file = join(folder, 'bare.csv');
  writeFileSync(file, `${lines.join('\n')}\n`);
  chmodSync(file, 0o644);
  return async () => {
    await client.query('truncate bare_invited');
    await client.query(
      `copy bare_invited (organisation_id, event_id, email, full_name, company)
       from '${file}' with (format csv)`,
    );
  };
}
