import type { Db } from '../../platform/db/db.ts';
import { problem } from '../../platform/http/problem.ts';
import type { Person } from '../../platform/person.ts';
import { findPost } from './blog.queries.ts';
import type { PostRow } from './blog.rows.ts';
import { isAuthor, lockPost } from './blog.writing.queries.ts';

export const isPublished = ({ state, publishAt }: PostRow, now: Date): boolean =>
  state === 'published' && publishAt !== null && publishAt <= now;

/** Organisers, and those they named. */
export const canWrite = async (db: Db, { role, organisationId, id }: Person): Promise<boolean> =>
  role === 'admin' || (await isAuthor(db, organisationId, id));

/** Organisers change every post, authors their own. */
const canEdit = async (db: Db, person: Person, { author }: PostRow): Promise<boolean> =>
  person.role === 'admin' || (author?.id === person.id && (await canWrite(db, person)));

export async function requireWriter(db: Db, person: Person): Promise<void> {
  if (!(await canWrite(db, person))) throw problem('blog.not_an_author');
}

interface SeenPost {
  post: PostRow;
  canEdit: boolean;
}

/** What everyone may read, or oneself may change. */
export async function requirePost(
  db: Db,
  person: Person,
  id: number,
  now: Date,
): Promise<SeenPost> {
  const post = await findPost(db, person.organisationId, id);
  const isMine = post !== null && (await canEdit(db, person, post));
  if (!post || !(isMine || isPublished(post, now))) throw problem('not_found');
  return { post, canEdit: isMine };
}

/** What everyone may read: whoever may change it sees no other there. */
export async function requirePublished(
  db: Db,
  { organisationId }: Person,
  id: number,
  now: Date,
): Promise<PostRow> {
  const post = await findPost(db, organisationId, id);
  if (!post || !isPublished(post, now)) throw problem('not_found');
  return post;
}

export async function requireMyPost(db: Db, person: Person, id: number): Promise<PostRow> {
  const post = await findPost(db, person.organisationId, id);
  if (!post || !(await canEdit(db, person, post))) throw problem('not_found');
  return post;
}

/** As `requireMyPost`, and nobody else changes it until the transaction ends. */
export async function requireMyPostLocked(db: Db, person: Person, id: number): Promise<PostRow> {
  const post = await lockPost(db, person.organisationId, id);
  if (!post || !(await canEdit(db, person, post))) throw problem('not_found');
  return post;
}
