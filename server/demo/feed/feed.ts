import { addPictureTo, like, post, say, vote } from '../../features/feed/index.ts';
import type { Person } from '../../platform/person.ts';
import type { Work } from '../../platform/work.ts';
import { minutesBefore } from '../before.ts';
import { type Cast, castOf } from '../summit/chats/speak.ts';
import { cover, drawn } from '../summit/pictures.ts';
import { type DemoFeedPost, demoFeedPosts } from './posts.ts';

interface Place {
  organiser: Person;
  eventId: number;
  /** People of the event who look on, like and vote. */
  otherIds: readonly number[];
}

/** Minutes from one comment to the next. */
const laterBy = 7;

/** What people of the summit show each other, as if at their time. */
export async function addFeed(work: Work, place: Place): Promise<void> {
  const cast = castOf(work, place.organiser.organisationId);
  for (const [at, one] of demoFeedPosts.entries()) {
    const id = await addPost(work, place.eventId, cast, one);
    await addTaps(minutesBefore(work, one.ago), place, { id, one, at });
    await addComments(work, cast, id, one);
  }
}

async function addPost(work: Work, eventId: number, cast: Cast, one: DemoFeedPost) {
  const then = minutesBefore(work, one.ago);
  const author = await cast(one.by);
  const { text, poll, isForConnections, pictures = [] } = one;
  const { id } = await post(then, author, eventId, {
    text,
    audience: isForConnections ? 'connections' : 'event',
    ...(poll && { poll: { answers: [...poll.answers], hours: poll.hours } }),
  });
  for (const name of pictures) await addPictureTo(then, author, id, await drawn(cover(name)));
  return id;
}

interface Tapped {
  id: number;
  one: DemoFeedPost;
  at: number;
}

/** By others of the crowd each time. */
async function addTaps(then: Work, { organiser, otherIds }: Place, { id, one, at }: Tapped) {
  const from = (at * 17) % otherIds.length;
  const around = [...otherIds.slice(from), ...otherIds.slice(0, from)].map((personId): Person => ({
    ...organiser,
    id: personId,
    role: 'client',
  }));
  for (const person of around.slice(0, one.likes)) await like(then, person, id, true);
  const votes = (one.poll?.votes ?? []).flatMap((count, answer) =>
    Array.from({ length: count }, () => answer),
  );
  for (const [place, answer] of votes.entries()) {
    const person = around[place];
    if (person) await vote(then, person, id, answer);
  }
}

async function addComments(
  work: Work,
  cast: Cast,
  postId: number,
  { ago, said = [] }: DemoFeedPost,
) {
  let before: number | undefined;
  for (const [at, [by, text]] of said.entries()) {
    const isAnswer = by.startsWith('→ ');
    const person = await cast(by.replace('→ ', ''));
    const parent = isAnswer && before !== undefined ? { parentId: before } : {};
    const then = minutesBefore(work, Math.max(1, ago - (at + 1) * laterBy));
    const { id } = await say(then, person, postId, { text, ...parent });
    if (!isAnswer) before = id;
  }
}
