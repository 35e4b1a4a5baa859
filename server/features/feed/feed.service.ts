import type { FeedPage, FeedPost, FeedPostUpdate, FeedQuery, NewFeedPost } from '@plenum/contract';
import { problem } from '../../platform/http/problem.ts';
import type { Person } from '../../platform/person.ts';
import type { Tx, Work } from '../../platform/work.ts';
import { record } from '../audit/index.ts';
import { keepPicture, removePicture } from '../files/index.ts';
import {
  canRemovePost,
  requireMyPost,
  requirePost,
  requireReader,
  requireSpeaker,
} from './feed.access.ts';
import { spend } from './feed.flood.ts';
import { judged } from './feed.judged.ts';
import { tellFeed } from './feed.live.ts';
import { takePostNoticesBack } from './feed.notices.ts';
import { findPost, findPosts, findWriters } from './feed.queries.ts';
import { postView } from './feed.view.ts';
import {
  addPicture,
  deletePost,
  insertPost,
  takePicturesOff,
  updatePost,
} from './feed.writing.queries.ts';
import type { Reader } from './feed.rows.ts';

const pageSize = 10;
const hourMs = 3_600_000;

export async function listPosts(
  { db, clock }: Work,
  person: Person,
  eventId: number,
  query: FeedQuery,
): Promise<FeedPage> {
  const reader = await requireReader(db, person, eventId);
  const rows = await findPosts(db, reader, query, pageSize + 1);
  const posts = rows.slice(0, pageSize).map((row) => postView(row, reader, clock.now()));
  return { posts, hasMore: rows.length > pageSize };
}

export async function readPost({ db, clock }: Work, person: Person, id: number) {
  const { post, reader } = await requirePost(db, person, id);
  return postView(post, reader, clock.now());
}

export async function seenPost(
  { clock }: Work,
  db: Parameters<typeof findPost>[0],
  reader: Reader,
  id: number,
): Promise<FeedPost> {
  const row = await findPost(db, reader, id);
  if (!row) throw problem('not_found');
  return postView(row, reader, clock.now());
}

export async function post(
  work: Work,
  person: Person,
  eventId: number,
  { text, audience = 'event', poll }: NewFeedPost,
): Promise<FeedPost> {
  await spend(work, person, 'feed-post');
  return work.transaction(async (tx) => {
    const now = work.clock.now();
    const { organisationId, id: personId } = person;
    const reader = await requireSpeaker(work, tx, person, eventId);
    const answers = answersOf(poll);
    const words = [text.trim(), ...answers].join('\n');
    const { hiddenAt, hold } = await judged(tx, reader, { kind: 'post', words, now });
    const endsAt = poll ? new Date(now.getTime() + poll.hours * hourMs) : null;
    const row = { eventId, personId, text: text.trim(), audience, answers, endsAt, hiddenAt };
    const made = await insertPost(tx, organisationId, row, now);
    if (!made) throw problem('not_found');
    await hold(made.id);
    tellFeed(tx, organisationId, eventId);
    return seenPost(work, tx, reader, made.id);
  });
}

/** Each once: two answers that read the same are none to choose between. */
function answersOf(poll: NewFeedPost['poll']): string[] {
  const answers = (poll?.answers ?? []).map((answer) => answer.trim());
  if (new Set(answers).size < answers.length) {
    throw problem('invalid', { errors: [{ path: '/poll/answers', message: 'must differ' }] });
  }
  return answers;
}

export async function changePost(
  work: Work,
  person: Person,
  id: number,
  { text, withoutPictures = [] }: FeedPostUpdate,
): Promise<FeedPost> {
  await spend(work, person, 'feed-word');
  return work.transaction(async (tx) => {
    const { organisationId } = person;
    const { post: row, reader } = await requireMyPost(work, tx, person, id);
    const words = text?.trim() ?? row.text;
    if (words !== row.text) await rephrasePost(work, tx, reader, { id, words });
    if (withoutPictures.length > 0) {
      await takePicturesOff(tx, organisationId, id, withoutPictures, work.clock.now());
    }
    tellFeed(tx, organisationId, reader.eventId);
    return seenPost(work, tx, reader, id);
  });
}

async function rephrasePost(
  { clock }: Work,
  tx: Tx,
  reader: Reader,
  { id, words }: { id: number; words: string },
): Promise<void> {
  const now = clock.now();
  const { hiddenAt, hold } = await judged(tx, reader, { kind: 'post', words, now });
  await updatePost(tx, reader.organisationId, id, { text: words, hiddenAt }, now);
  await hold(id);
}

export const removePost = (work: Work, person: Person, id: number): Promise<void> =>
  work.transaction(async (tx) => {
    const { post: row, reader } = await requirePost(tx, person, id);
    if (!canRemovePost(reader, row)) throw problem('not_found');
    const writers = await findWriters(tx, person.organisationId, id);
    await deletePost(tx, person.organisationId, id);
    await takePostNoticesBack(tx, person.organisationId, writers, id);
    if (row.personId !== person.id) {
      const subject = row.author.fullName;
      await record(tx, person, { action: 'feed.post_removed', subjectId: row.personId, subject });
    }
    tellFeed(tx, person.organisationId, reader.eventId);
  });

export async function addPictureTo(work: Work, person: Person, id: number, bytes: Uint8Array) {
  await spend(work, person, 'feed-word');
  await requireMyPost(work, work.db, person, id);
  const address = await keepPicture(work, bytes, 'product', String(person.id));
  try {
    return await work.transaction(async (tx) => {
      const { reader } = await requireMyPost(work, tx, person, id);
      if (!(await addPicture(tx, person.organisationId, id, address))) {
        throw problem('feed.too_many_pictures');
      }
      tellFeed(tx, person.organisationId, reader.eventId);
      return seenPost(work, tx, reader, id);
    });
  } catch (error) {
    await removePicture(work, address);
    throw error;
  }
}
