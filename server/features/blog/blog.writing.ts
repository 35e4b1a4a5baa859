import type {
  BlogDeskQuery,
  DeedName,
  DeskPage,
  EditedPost,
  NewPost,
  PostUpdate,
  Publication,
} from '@plenum/contract';
import { countUpTo } from '../../platform/db/counting.ts';
import { pageOf } from '../../platform/db/page-of.ts';
import { problem } from '../../platform/http/problem.ts';
import { textOf } from '../../platform/mail/text-of.ts';
import type { Person } from '../../platform/person.ts';
import { cleanArticle } from '../../platform/rich-text/clean-words.ts';
import { addressWords } from '../../platform/address-words.ts';
import type { Tx, Work } from '../../platform/work.ts';
import { record } from '../audit/index.ts';
import { removePicture } from '../files/index.ts';
import { requireMyPost, requireMyPostLocked, requireWriter } from './blog.access.ts';
import { tellPost } from './blog.live.ts';
import type { PostChange, PostRow, PublicationRow } from './blog.rows.ts';
import { deskView, editedView, stateOf } from './blog.view.ts';
import {
  deletePost,
  deskLike,
  findDesk,
  findPictures,
  insertPost,
  isSlugTaken,
  updatePost,
  updateState,
} from './blog.writing.queries.ts';

export async function listDesk(
  { db, clock }: Work,
  person: Person,
  query: BlogDeskQuery,
): Promise<DeskPage> {
  await requireWriter(db, person);
  const { organisationId } = person;
  const now = clock.now();
  const authorId = person.role === 'admin' ? null : person.id;
  const desk = { authorId, state: query.state, now };
  const counted = await countUpTo(db, deskLike(organisationId, desk));
  const rows = await findDesk(db, organisationId, desk, pageOf(query, counted));
  return { posts: rows.map((row) => deskView(row, now)), ...counted };
}

export const beginPost = (work: Work, person: Person, post: NewPost): Promise<EditedPost> =>
  work.transaction(async (tx) => {
    await requireWriter(tx, person);
    const { organisationId, id: authorId } = person;
    const now = work.clock.now();
    const slug = await freeSlug(tx, organisationId, post.title);
    const made = await insertPost(tx, organisationId, { ...post, slug, authorId }, now);
    const row = await requireMyPost(tx, person, made?.id ?? 0);
    await note(tx, person, row, 'blog.post_begun', {});
    tellPost(tx, organisationId, now, row);
    return editedView(row, now);
  });

/** Of two posts with one title the later has a number behind it. */
async function freeSlug(tx: Tx, organisationId: number, title: string): Promise<string> {
  const words = addressWords(title) || 'post';
  for (let count = 1; count < 100; count++) {
    const slug = count === 1 ? words : `${words}-${count}`;
    if (!(await isSlugTaken(tx, organisationId, slug, 0))) return slug;
  }
  throw problem('blog.slug_taken');
}

export const readEdited = async ({ db, clock }: Work, person: Person, id: number) =>
  editedView(await requireMyPost(db, person, id), clock.now());

export function changePost(
  work: Work,
  person: Person,
  id: number,
  { version, ...update }: PostUpdate,
): Promise<EditedPost> {
  const change = cleaned(update);
  return editing(work, person, id, async (tx, post, now) => {
    await refuseUnusable(tx, person, id, change);
    if (post.version !== version) throw problem('blog.changed_meanwhile');
    await updatePost(tx, person.organisationId, id, change, now);
    const { words: _, ...after } = change;
    await note(tx, person, post, 'blog.post_changed', after);
  });
}

function cleaned(update: Omit<PostUpdate, 'version'>): PostChange {
  if (update.content === undefined) return update;
  const content = cleanArticle(update.content);
  return { ...update, content, words: textOf(content) };
}

async function refuseUnusable(
  tx: Tx,
  person: Person,
  id: number,
  { slug, translationOf }: PostChange,
): Promise<void> {
  if (slug !== undefined && (await isSlugTaken(tx, person.organisationId, slug, id))) {
    throw problem('blog.slug_taken');
  }
  if (translationOf === undefined || translationOf === null) return;
  const original = await requireMyPost(tx, person, translationOf);
  if (original.id === id || original.translationOf !== null) {
    const message = 'is itself a translation';
    throw problem('invalid', { errors: [{ path: '/translationOf', message }] });
  }
}

export function publishPost(work: Work, person: Person, id: number, { at }: Publication) {
  const publishAt = at === null ? work.clock.now() : new Date(at);
  return changeState(work, person, id, { state: 'published', publishAt });
}

export const withdrawPost = (work: Work, person: Person, id: number) =>
  changeState(work, person, id, { state: 'withdrawn', publishAt: null });

const changeState = (work: Work, person: Person, id: number, to: PublicationRow) =>
  editing(work, person, id, async (tx, post, now) => {
    await updateState(tx, person.organisationId, id, to, now);
    const { publishAt } = to;
    const after = { state: stateOf(to, now), publishAt: publishAt?.toISOString() ?? null };
    await note(tx, person, post, 'blog.post_state_changed', after);
  });

/** One change of one post; who may read it before or after hears of it. */
export const editing = (
  work: Work,
  person: Person,
  id: number,
  change: (tx: Tx, post: PostRow, now: Date) => Promise<void>,
): Promise<EditedPost> =>
  work.transaction(async (tx) => {
    const now = work.clock.now();
    const before = await requireMyPostLocked(tx, person, id);
    await change(tx, before, now);
    const after = await requireMyPost(tx, person, id);
    tellPost(tx, person.organisationId, now, before, after);
    return editedView(after, now);
  });

export async function removePost(work: Work, person: Person, id: number): Promise<void> {
  const pictures = await work.transaction(async (tx) => {
    const post = await requireMyPostLocked(tx, person, id);
    const left = [post.cover, ...(await findPictures(tx, person.organisationId, id))];
    await deletePost(tx, person.organisationId, id);
    await note(tx, person, post, 'blog.post_removed', {});
    tellPost(tx, person.organisationId, work.clock.now(), post);
    return left;
  });
  for (const picture of pictures) await removePicture(work, picture);
}

/** What differs, as it was and as it is. */
export async function note(
  tx: Tx,
  person: Person,
  post: PostRow,
  action: Extract<DeedName, `blog.${string}`>,
  after: Record<string, unknown>,
): Promise<void> {
  const was = Object.entries(post).filter(([name]) => Object.hasOwn(after, name));
  const before = Object.fromEntries(was);
  await record(tx, person, { action, subjectId: post.id, subject: post.title, before, after });
}
