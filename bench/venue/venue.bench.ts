import { type Endings, setDatabase, withEndings } from '../database.ts';
import { startOurs } from '../http/sides.ts';
import type { Result } from '../results.ts';
import { addConference } from './conference.ts';
import { compareWithBare } from './kept-read.ts';

/** What everyone in a venue reads, against bare node:http sending the same compressed bytes. */
export const measureVenue = (): Promise<Result[]> => withEndings(play);

async function play(endings: Endings): Promise<Result[]> {
  const stocked = await setDatabase(endings);
  const ours = await startOurs(stocked);
  endings.push(ours.stop);
  // Nobody reads the mail that would confirm it.
  await stocked.client.query('update organisations set verified_at = now()');
  const slug = await addConference(ours);
  const results: Result[] = [];
  for (const [name, read] of [
    ['program of 60 sessions', 'program'],
    ['sponsors of the lobby', 'sponsors'],
    ['announcements of the lobby', 'announcements'],
  ] as const) {
    const url = `${ours.origin}/api/e/${slug}/${read}`;
    results.push(
      await compareWithBare(stocked, endings, { what: `Venue, ${name}`, server: ours, url }),
    );
  }
  return results;
}
