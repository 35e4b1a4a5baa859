import { type Endings, withEndings } from '../database.ts';
import { inMs, spreadOf, withRange } from '../figures.ts';
import { lineTo } from '../page-against-bare.ts';
import type { Result } from '../results.ts';
import { p95, timesFor } from '../timed.ts';
import { openVenue } from '../venue/stage.ts';
import { measureCounting } from './counting.ts';
import { events, fillYear } from './crowd.ts';

const mostMs = 150;
const tries = 5;

/** What counting costs, and what its page takes after a year. */
export const measureAnalytics = (): Promise<Result[]> => withEndings(play);

async function play(endings: Endings): Promise<Result[]> {
  const { stocked, ours, slug } = await openVenue(endings);
  const results = await measureCounting(stocked, slug);
  await fillYear(stocked.client, ours.organisationId);
  const send = lineTo(endings);
  for (const period of ['last-year', 'last-28-days']) {
    const read = () => send(`${ours.origin}/api/analytics?period=${period}`, ours.headers);
    const times = await timesFor(read);
    const took: number[] = [];
    for (let count = 0; count < tries; count++) took.push(await p95(times, read));
    const figure = spreadOf(took);
    results.push({
      what: `Analytics page, ${period}, over a year and ${events.toLocaleString('en')} views, p95`,
      figure: withRange(figure, inMs),
      goal: `≤ ${inMs(mostMs)}`,
      isReached: figure.median <= mostMs,
      notes: `${tries} times ${times} requests one after another`,
    });
  }
  return results;
}
