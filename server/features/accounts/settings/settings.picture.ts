import { Readable } from 'node:stream';
import type { Person } from '../../../platform/person.ts';
import type { Work } from '../../../platform/work.ts';
import { keepPicture, openPicture, replacePicture } from '../../files/index.ts';
import { findAvatar, swapAvatar } from './settings.queries.ts';

export async function changePicture(
  work: Work,
  { id }: Pick<Person, 'id'>,
  bytes: Uint8Array | null,
) {
  const avatar = bytes && (await keepPicture(work, bytes, 'face', String(id)));
  await replacePicture(work, avatar, async (next) => ({
    replaced: await swapAvatar(work.db, id, next),
  }));
  return { avatar };
}

/** The file itself, for whoever takes a copy of their data; null without one of ours. */
export async function readAvatar(work: Work, personId: number): Promise<Readable | null> {
  const content = await openPicture(work, await findAvatar(work.db, personId));
  return content && Readable.from(content);
}
