import { changePicture } from '../../features/accounts/index.ts';
import type { Work } from '../../platform/work.ts';
import { drawnAhead } from '../summit/pictures.ts';
import { portrait } from './portrait.ts';

/** Everyone is seen as they would be who sent a picture in. */
export async function addFaces(
  work: Work,
  people: readonly { id: number; fullName: string }[],
): Promise<void> {
  for (const { id, picture } of drawnAhead(people, ({ fullName }) => portrait(fullName))) {
    await changePicture(work, { id }, await picture);
  }
}
