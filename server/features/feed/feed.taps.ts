import type { FeedPost } from '@plenum/contract';
import { problem } from '../../platform/http/problem.ts';
import type { Person } from '../../platform/person.ts';
import type { Work } from '../../platform/work.ts';
import { requirePost } from './feed.access.ts';
import { ringLikes, ringVotes } from './feed.bell.ts';
import { spend } from './feed.flood.ts';
import { tellFeed } from './feed.live.ts';
import { seenPost } from './feed.service.ts';
import { deleteLike, insertLike, upsertVote } from './feed.writing.queries.ts';

/** What is for connections alone is told without its number: who may see it reads again. */
const isForAll = ({ audience }: FeedPost): boolean => audience === 'event';

/** One each, however often it is said. */
export async function like(
  work: Work,
  person: Person,
  id: number,
  isLiked: boolean,
): Promise<FeedPost> {
  await spend(work, person, 'feed-tap');
  const { organisationId, id: personId } = person;
  const { seen, isNews } = await work.transaction(async (tx) => {
    const { reader } = await requirePost(tx, person, id);
    const isNew = isLiked
      ? await insertLike(tx, organisationId, id, personId, work.clock.now())
      : await deleteLike(tx, organisationId, id, personId);
    const post = await seenPost(work, tx, reader, id);
    if (isNew && !isForAll(post)) tellFeed(tx, organisationId, reader.eventId);
    return { seen: post, isNews: isNew };
  });
  if (isNews && isForAll(seen)) ringLikes(work, { organisationId, ...seen });
  return seen;
}

/** One each, and another one in its place until the poll ends. */
export async function vote(work: Work, person: Person, id: number, answer: number) {
  await spend(work, person, 'feed-tap');
  const { organisationId, id: personId } = person;
  const seen = await work.transaction(async (tx) => {
    const { reader, post } = await requirePost(tx, person, id);
    if (!post.endsAt) throw problem('not_found');
    if (post.endsAt <= work.clock.now()) throw problem('feed.poll_over');
    if (answer >= post.answers.length) {
      throw problem('invalid', { errors: [{ path: '/answer', message: 'is none of them' }] });
    }
    await upsertVote(tx, organisationId, id, personId, answer);
    return seenPost(work, tx, reader, id);
  });
  ringVotes(work, { organisationId, ...seen });
  return seen;
}
