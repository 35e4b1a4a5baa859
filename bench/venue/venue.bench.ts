import { type Endings, withEndings } from '../database.ts';
import type { Result } from '../results.ts';
import { compareWithBare } from './kept-read.ts';
import { openVenue } from './stage.ts';

/** What everyone in a venue reads, against bare node:http sending the same compressed bytes. */
export const measureVenue = (): Promise<Result[]> => withEndings(play);

async function play(endings: Endings): Promise<Result[]> {
  const { stocked, ours, slug } = await openVenue(endings);
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
