import type { Person } from '../../platform/person.ts';
import type { Work } from '../../platform/work.ts';
import { keepPicture, replacePicture } from '../files/index.ts';
import { swapAvatar } from './accounts.settings.queries.ts';

export async function changePicture(work: Work, { id }: Person, bytes: Uint8Array | null) {
  const avatar = bytes && (await keepPicture(work, bytes, 'face'));
  await replacePicture(work, avatar, (next) => swapAvatar(work.db, id, next));
  return { avatar };
}
