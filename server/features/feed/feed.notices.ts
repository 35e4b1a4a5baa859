import type { FeedNews } from '@plenum/contract';
import type { Tx, Work } from '../../platform/work.ts';
import { findEvent } from '../events/index.ts';
import { notify, takeBackWhatLeadsTo, takeNoticesBack } from '../notifications/index.ts';
import {
  type Deed,
  findLikers,
  findSight,
  findSpeakers,
  findToldPost,
  findWriterOfComment,
  takeComments,
  takeLikes,
  type TakenComments,
} from './feed.notices.queries.ts';
import type { Sight } from './feed.shown.queries.ts';

const atOnce = 2_000;
const linkTo = (postId: number): string => `/pages/profile?post=${postId}`;
const saidKeys = (id: number) => [`feed.commented.${id}`, `feed.answered.${id}`];

/**
 * Who wrote is told by a round, so that many likes are one notice and none of them waits for another.
 * What is left over is told by the next one.
 */
export const tellWriters = (work: Work): Promise<void> =>
  work.transaction(async (tx) => {
    for (const { organisationId, postId } of await takeLikes(tx, atOnce)) {
      await tellOfLikes(tx, organisationId, postId);
    }
    for (const taken of await takeComments(tx, atOnce)) await tellOfComments(tx, taken);
  });

interface Place {
  organisationId: number;
  postId: number;
  eventId: number;
}

/** Each liker is told of once: who takes a like back and likes again is no news. */
async function tellOfLikes(tx: Tx, organisationId: number, postId: number): Promise<void> {
  const post = await findToldPost(tx, organisationId, postId);
  if (!post) return;
  const place = { organisationId, postId, eventId: post.eventId };
  await tell(tx, place, post.personId, {
    kind: 'feed.liked',
    group: postId,
    find: (sight) => findLikers(tx, sight, postId),
    keyOf: ({ personId }) => `feed.liked.${postId}.${personId}`,
  });
}

async function tellOfComments(tx: Tx, taken: TakenComments): Promise<void> {
  const { organisationId, postId, parentId } = taken;
  const post = await findToldPost(tx, organisationId, postId);
  if (!post) return;
  const place = { organisationId, postId, eventId: post.eventId };
  await tell(tx, place, post.personId, {
    kind: 'feed.commented',
    group: postId,
    find: (sight) => findSpeakers(tx, sight, taken, false),
    keyOf: ({ id }) => `feed.commented.${id}`,
  });
  if (parentId === null) return;
  const writer = await findWriterOfComment(tx, organisationId, parentId);
  if (writer === null || writer === post.personId) return;
  await tell(tx, place, writer, {
    kind: 'feed.answered',
    group: parentId,
    find: (sight) => findSpeakers(tx, sight, taken, true),
    keyOf: ({ id }) => `feed.answered.${id}`,
  });
}

interface Telling {
  kind: 'feed.liked' | 'feed.commented' | 'feed.answered';
  group: number;
  /** Of those whom who is told may see; null: of nobody. */
  find: (sight: Sight) => Promise<Deed | null>;
  keyOf: (deed: Deed) => string;
}

async function tell(
  tx: Tx,
  { organisationId, postId, eventId }: Place,
  personId: number,
  { kind, group, find, keyOf }: Telling,
): Promise<void> {
  const sight = await findSight(tx, organisationId, eventId, personId);
  const deed = sight?.isAround ? await find(sight) : null;
  const event = deed && (await findEvent(tx, organisationId, eventId));
  if (!event) return;
  const { personId: byId, fullName, text, people } = deed;
  const about = { eventId, eventName: event.name, postId };
  const data: FeedNews = { ...about, personId: byId, fullName, text, people };
  const keys = { key: keyOf(deed), groupKey: `${kind}.${group}` };
  await notify(tx, organisationId, [personId], { kind, data, link: linkTo(postId), ...keys });
}

/** Its words are in what was told of it. */
export const takeCommentNoticesBack = (tx: Tx, organisationId: number, id: number) =>
  takeNoticesBack(tx, organisationId, saidKeys(id));

export const takePostNoticesBack = (
  tx: Tx,
  organisationId: number,
  writers: readonly number[],
  postId: number,
) => takeBackWhatLeadsTo(tx, organisationId, writers, linkTo(postId));
