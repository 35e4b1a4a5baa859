import { oneOf, type Random } from '../summit/random.ts';
import { type Member, oneHere } from './member.ts';
import type { Pace } from './pace.ts';
import type { Place } from './place.ts';

interface Parts {
  place: Place;
  visitors: readonly Member[];
  pace: Pace;
  random: Random;
}

/** A visit is a row for good: each of them sees so many booths in their life, and only looks from then on. */
const mostBooths = 6;
const mostStars = 13;
const halfMinute = [28, 34] as const;

/** Somebody opens a booth, and stays for a minute if they have not been there. */
export async function visitBooth(parts: Parts): Promise<void> {
  const { place, pace, random } = parts;
  const { eventId } = place;
  const member = oneHere(parts.visitors, parts.random);
  const exhibitorId = oneOf(place.boothIds, random);
  if (!member || exhibitorId === undefined) return;
  const params = { eventId, exhibitorId };
  const { visited } = await member.call('GET /api/events/:eventId/hall/mine', {
    params: { eventId },
  });
  await member.call('GET /api/events/:eventId/hall/:exhibitorId', { params });
  if (visited.length >= mostBooths || visited.includes(exhibitorId)) return;
  const beat = async (isFirst: boolean) => {
    await member.call('POST /api/events/:eventId/hall/:exhibitorId/visit', {
      params,
      body: { isFirst },
    });
  };
  await beat(true);
  pace.after(halfMinute, async () => {
    await beat(false);
    if (random() < 0.5) pace.after(halfMinute, () => beat(false));
  });
}

/** Somebody stars a session, or changes their mind about one. */
export async function changeStars(parts: Parts): Promise<void> {
  const { place, random } = parts;
  const { eventId } = place;
  const member = oneHere(parts.visitors, parts.random);
  if (!member) return;
  const { sessionIds } = await member.call('GET /api/events/:eventId/stars', {
    params: { eventId },
  });
  const isGiven = sessionIds.length < mostStars && random() < 0.55;
  const sessionId = oneOf(isGiven ? place.sessionIds : sessionIds, random);
  if (sessionId === undefined) return;
  const input = { params: { eventId, sessionId } };
  await (isGiven
    ? member.call('PUT /api/events/:eventId/stars/:sessionId', input)
    : member.call('DELETE /api/events/:eventId/stars/:sessionId', input));
}

/** Somebody likes a post, or likes it no more. */
export async function likePost(parts: Parts): Promise<void> {
  const { place, random } = parts;
  const member = oneHere(parts.visitors, parts.random);
  if (!member) return;
  const { posts } = await member.call('GET /api/events/:eventId/posts', {
    params: { eventId: place.eventId },
    query: {},
  });
  const post = oneOf(posts, random);
  if (!post) return;
  const input = { params: { postId: post.id } };
  await (random() < 0.6
    ? member.call('PUT /api/feed/posts/:postId/like', input)
    : member.call('DELETE /api/feed/posts/:postId/like', input));
}
