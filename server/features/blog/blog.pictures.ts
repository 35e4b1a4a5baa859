import { randomBytes } from 'node:crypto';
import type { EditedPost, PreviewedPost } from '@plenum/contract';
import { problem } from '../../platform/http/problem.ts';
import type { Person } from '../../platform/person.ts';
import { hashOfToken } from '../../platform/token-hash.ts';
import { addressOf, type Work } from '../../platform/work.ts';
import { keepPicture, removePicture, replacePicture } from '../files/index.ts';
import { requireMyPost, requireMyPostLocked } from './blog.access.ts';
import { editing, note } from './blog.writing.ts';
import {
  findPictures,
  findPreviewed,
  insertPicture,
  updateCover,
  updatePreview,
} from './blog.writing.queries.ts';

const mostPictures = 40;

export async function changeCover(
  work: Work,
  person: Person,
  id: number,
  bytes: Uint8Array | null,
): Promise<EditedPost> {
  await requireMyPost(work.db, person, id);
  const drawn = bytes && (await keepPicture(work, bytes, 'banner', String(person.id)));
  const { post } = await replacePicture(work, drawn, async (cover) => {
    let replaced: string | null = null;
    const edited = await editing(work, person, id, async (tx, before, now) => {
      replaced = before.cover;
      await updateCover(tx, person.organisationId, id, cover, now);
      await note(tx, person, before, 'blog.cover_changed', { cover });
    });
    return { post: edited, replaced };
  });
  return post;
}

/** It lies with the post until that is deleted, whether its text shows it or not. */
export async function addPicture(work: Work, person: Person, id: number, bytes: Uint8Array) {
  await requireMyPost(work.db, person, id);
  const address = await keepPicture(work, bytes, 'product', String(person.id));
  try {
    await work.transaction(async (tx) => {
      await requireMyPostLocked(tx, person, id);
      const kept = await findPictures(tx, person.organisationId, id);
      if (kept.length >= mostPictures) throw problem('blog.too_many_pictures');
      await insertPicture(tx, person.organisationId, id, address);
    });
  } catch (error) {
    await removePicture(work, address);
    throw error;
  }
  return { address };
}

/** The link itself is kept nowhere: who reads our database learns none. */
export const makePreview = (work: Work, person: Person, id: number) =>
  work.transaction(async (tx) => {
    const post = await requireMyPostLocked(tx, person, id);
    const token = randomBytes(32).toString('base64url');
    await updatePreview(tx, person.organisationId, id, hashOfToken(token));
    await note(tx, person, post, 'blog.preview_made', {});
    return { url: `${addressOf(work.config)}/blog/preview/${token}` };
  });

export async function readPreview({ db }: Work, token: string): Promise<PreviewedPost> {
  const post = await findPreviewed(db, hashOfToken(token));
  if (!post || post.state === 'withdrawn') throw problem('not_found');
  const { title, language, excerpt, cover, author, content } = post;
  return { title, language, excerpt, cover, author, content };
}
