import { type Endings, setDatabase, withEndings } from '../database.ts';
import { startOurs } from '../http/sides.ts';
import type { Result } from '../results.ts';
import { compareWithBare } from '../venue/kept-read.ts';
import { addFloor } from './floor.ts';

/** The floor as a signed-in reader gets it, against bare node:http sending the same bytes. */
export const measureHall = (): Promise<Result[]> => withEndings(play);

async function play(endings: Endings): Promise<Result[]> {
  const stocked = await setDatabase(endings);
  const ours = await startOurs(stocked);
  endings.push(ours.stop);
  const url = await addFloor(ours);
  const read = { what: 'Hall, floor of 60 booths', server: ours, url, headers: ours.headers };
  return [await compareWithBare(stocked, endings, read)];
}
