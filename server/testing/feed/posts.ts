import type { NewFeedPost } from '@plenum/contract';
import { insertComment } from '../../features/feed/feed.comments.queries.ts';
import { insertPost } from '../../features/feed/feed.writing.queries.ts';
import type { Actor } from '../builders.ts';
import type { TestApp } from '../test-app.ts';

const hourMs = 3_600_000;

/** However many one has posted just now. */
export async function aFeedPost(
  app: TestApp,
  { person }: Actor,
  eventId: number,
  {
    text = 'The coffee on the second floor is good.',
    audience = 'event',
    poll,
  }: Partial<NewFeedPost> = {},
): Promise<number> {
  const { db, clock } = app.work;
  const now = clock.now();
  const answers = poll?.answers ?? [];
  const endsAt = poll ? new Date(now.getTime() + poll.hours * hourMs) : null;
  const row = { eventId, personId: person.id, text, audience, answers, endsAt, hiddenAt: null };
  const made = await insertPost(db, person.organisationId, row, now);
  if (!made) throw new Error('Nothing was posted.');
  return made.id;
}

export async function aFeedComment(app: TestApp, { person }: Actor, postId: number) {
  const { db, clock } = app.work;
  const row = {
    postId,
    parentId: null,
    personId: person.id,
    text: 'And the tea?',
    hiddenAt: null,
  };
  const made = await insertComment(db, person.organisationId, row, clock.now());
  if (!made) throw new Error('Nothing was said.');
  return made.id;
}
