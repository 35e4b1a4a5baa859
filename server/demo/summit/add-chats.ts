import {
  addReply,
  addTopic,
  answerTalk,
  listChannels,
  makeGroup,
  markRead,
  openBoothChat,
  openDirect,
  openHelp,
} from '../../features/chat/index.ts';
import type { Person } from '../../platform/person.ts';
import type { Work } from '../../platform/work.ts';
import { boothQuestions, help, replies } from './chats/desks.ts';
import { coffee, lobby } from './chats/lobby.ts';
import { group, guestCalls, guestTalk, organiser, request, talks } from './chats/private.ts';
import { ring } from './chats/ring.ts';
import { besideSessions } from './chats/sessions.ts';
import { type Cast, castOf, speak } from './chats/speak.ts';

interface Where {
  eventId: number;
  /** Where the exhibitor works who signs in to see it all. */
  boothId: number;
}

/** A conference that talks: channels, people, and questions that wait for an answer. */
export async function addChats(work: Work, admin: Person, where: Where): Promise<void> {
  const cast = castOf(work, admin.organisationId);
  await inChannels(work, admin, where, cast);
  await amongPeople(work, admin, cast);
  await atDesks(work, admin, where, cast);
}

async function inChannels(work: Work, admin: Person, { eventId }: Where, cast: Cast) {
  const topic = await addTopic(work, admin, eventId, 'Coffee corner');
  const { conversations } = await listChannels(work, admin, eventId);
  const hall = conversations.find(({ about }) => about === 'lobby');
  if (!hall) throw new Error('The summit has no lobby.');
  await speak(work, cast, hall.id, lobby);
  await speak(work, cast, topic.id, coffee);
  const sessions = conversations.filter(({ about }) => about === 'session');
  // The second day is about to begin.
  const first = Math.floor(sessions.length / 3);
  for (const [place, lines] of besideSessions.entries()) {
    const session = sessions[first + place];
    if (session) await speak(work, cast, session.id, lines);
  }
}

async function amongPeople(work: Work, admin: Person, cast: Cast): Promise<void> {
  for (const { with: name, isRead, lines, calls = [] } of talks) {
    const other = await cast(name);
    const isMine = lines[0]?.by !== name;
    const { id } = await (isMine
      ? openDirect(work, admin, other.id)
      : openDirect(work, other, admin.id));
    await speak(work, cast, id, lines);
    await ring(work, cast, { conversationId: id, between: [name, organiser] }, calls);
    if (isRead) await markRead(work, admin, id, Number.MAX_SAFE_INTEGER);
  }
  await meet(work, cast, ['Kofi Kowalska', 'Noah Berger']);
  const asker = await cast(request.by);
  const asks = await openDirect(work, asker, (await cast('Noah Berger')).id);
  await speak(work, cast, asks.id, [request]);
  const members = await Promise.all(group.others.map(cast));
  const personIds = members.map(({ id }) => id);
  const made = await makeGroup(work, await cast(group.owner), { title: group.title, personIds });
  await speak(work, cast, made.id, group.lines);
}

/** Two who did not know each other: the guest accepts after the first line, and they call later. */
async function meet(work: Work, cast: Cast, between: [other: string, guest: string]) {
  const [other, guest] = [await cast(between[0]), await cast(between[1])];
  const { id } = await openDirect(work, other, guest.id);
  await speak(work, cast, id, guestTalk.slice(0, 1));
  await answerTalk(work, guest, id, true);
  await speak(work, cast, id, guestTalk.slice(1));
  await ring(work, cast, { conversationId: id, between }, guestCalls);
}

async function atDesks(work: Work, admin: Person, { eventId, boothId }: Where, cast: Cast) {
  for (const reply of replies) await addReply(work, admin, eventId, reply);
  for (const lines of help) {
    const asker = await cast(lines[0]?.by ?? '');
    const { id } = await openHelp(work, asker, eventId);
    await speak(work, cast, id, lines);
  }
  for (const lines of boothQuestions) {
    const asker = await cast(lines[0]?.by ?? '');
    const { id } = await openBoothChat(work, asker, eventId, boothId);
    await speak(work, cast, id, lines);
  }
}
