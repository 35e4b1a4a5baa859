import { randomUUID } from 'node:crypto';
import { insertGroupCall } from '../features/calls/group/group.queries.ts';
import { putKnock } from '../features/calls/group/group.knocks.queries.ts';
import { putSeat } from '../features/calls/group/group.seats.queries.ts';
import { addFile } from '../features/chat/files/files.ts';
import { putMembers } from '../features/chat/rooms/rooms.members.queries.ts';
import { addReply } from '../features/chat/desks/desks.replies.ts';
import { addTopic } from '../features/chat/rooms/rooms.topics.ts';
import { moderationFacts } from '../app.facts.ts';
import { insertPerson } from '../features/events/index.ts';
import { readDesk } from '../features/moderation/moderation.desk.ts';
import { insertMeasure } from '../features/moderation/moderation.measures.queries.ts';
import { report } from '../features/moderation/moderation.report.ts';
import { sql } from '../platform/db/sql.ts';
import { aColleague, type Actor } from './builders.ts';
import { aChannel, aChat, aGroup, aLine } from './chat/chat.ts';
import { aCall, aQuestion } from './chat/desks.ts';
import { eventIn, inEvent, type Make, type Scope } from './entity-places.ts';
import type { TestApp } from './test-app.ts';
import { tinyPicture } from './tiny-picture.ts';

/** The lobby of the event. */
function lobbyIn(app: TestApp, actor: Actor, scope: Scope = {}): Promise<number> {
  scope.conversation ??= eventIn(app, actor, scope).then(async ({ event, organiser }) => {
    const { id } = await aChannel(app, organiser, [actor], event.id);
    return id;
  });
  return scope.conversation;
}

/** A warning, whoever the person is: also of who runs events, for whom it is their own. */
const aMeasure = async (app: TestApp, by: Actor, eventId: number, personId: number) => {
  const { organisationId, id: byId } = by.person;
  const facts = {
    caseId: null,
    kind: 'warn',
    reason: 'Spam',
    until: null,
    at: new Date(),
  } as const;
  const made = await insertMeasure(app.testDb.db, organisationId, {
    eventId,
    personId,
    byId,
    ...facts,
  });
  return made?.id ?? 0;
};

/** A group of the actor's own. */
function groupIn(app: TestApp, actor: Actor, scope: Scope = {}): Promise<number> {
  scope.group ??= aGroup(app, actor);
  return scope.group;
}

const seatOf = ({ person }: Actor, number: number) => ({
  person,
  device: randomUUID(),
  number,
  at: new Date(),
});

/** On in the group of the actor, who began it. */
function groupCallIn(app: TestApp, actor: Actor, scope: Scope = {}): Promise<number> {
  scope.groupCall ??= groupIn(app, actor, scope).then(async (conversationId) => {
    const { organisationId, id: startedBy } = actor.person;
    const { db } = app.testDb;
    const begun = { organisationId, conversationId, startedBy, at: new Date() };
    const { id = 0 } = (await insertGroupCall(db, begun)) ?? {};
    await leaveAll(app, actor);
    await putSeat(db, { organisationId, id }, seatOf(actor, 1));
    return id;
  });
  return scope.groupCall;
}

/** Nobody is in two calls. */
const leaveAll = (app: TestApp, { person }: Actor) =>
  app.testDb.db.run(
    sql`update calls_groups_people set left_at = now()
        where person_id = ${person.id} and left_at is null`,
  );

/** Put into the lobby by the actor, and not sent yet. */
const aFile: Make = async (app, actor, scope) => {
  const conversationId = await lobbyIn(app, actor, scope);
  const sent = { name: 'point.png', ...tinyPicture };
  return (await addFile(app.work, actor.person, conversationId, sent)).id;
};

/** What stands in conversations, calls and moderation. */
export const talkEntities: Readonly<Record<string, Make>> = {
  'moderation.person': inEvent(async (app, organiser, eventId) => {
    const { person } = await aColleague(app, organiser);
    await insertPerson(app.testDb.db, person.organisationId, eventId, person.id);
    return person.id;
  }),
  'moderation.case': inEvent(async (app, organiser, eventId) => {
    const { person } = await aColleague(app, organiser);
    await insertPerson(app.testDb.db, person.organisationId, eventId, person.id);
    const subject = { kind: 'person', personId: person.id } as const;
    const work = { ...app.work, facts: moderationFacts };
    await report(work, organiser.person, eventId, { subject, reason: 'spam', note: '' });
    const { cases } = await readDesk(work, organiser.person, eventId, {});
    return cases.find((one) => one.person?.id === person.id)?.id ?? 0;
  }),
  'moderation.measure': inEvent(async (app, organiser, eventId) => {
    const { person } = await aColleague(app, organiser);
    await insertPerson(app.testDb.db, person.organisationId, eventId, person.id);
    return aMeasure(app, organiser, eventId, person.id);
  }),
  'moderation.own': async (app, actor, scope) => {
    const { event, organiser } = await eventIn(app, actor, scope);
    return aMeasure(app, organiser, event.id, actor.person.id);
  },
  'chat.conversation': lobbyIn,
  'chat.line': async (app, actor, scope = {}) => {
    const { event, organiser } = await eventIn(app, actor, scope);
    const author = await aColleague(app, organiser);
    await insertPerson(app.testDb.db, organiser.person.organisationId, event.id, author.person.id);
    return (await aLine(app, author, await lobbyIn(app, actor, scope))).id;
  },
  'chat.channel': inEvent(
    async (app, { person }, eventId) => (await addTopic(app.work, person, eventId, 'Travel')).id,
  ),
  'chat.person': async (app, actor) => (await aColleague(app, actor, 'admin')).person.id,
  'chat.contact': async (app, actor) => (await aColleague(app, actor, 'admin')).person.id,
  'chat.talk': async (app, actor) =>
    aChat(app, await aColleague(app, actor), actor, { one: 'asked', other: 'invited' }),
  'chat.group': groupIn,
  'chat.member': async (app, actor, scope) => {
    const { person } = await aColleague(app, actor);
    const member = { personId: person.id, standing: 'member', isOwner: false } as const;
    const where = { organisationId: person.organisationId, id: await groupIn(app, actor, scope) };
    await putMembers(app.testDb.db, where, [member], 0);
    return person.id;
  },
  'chat.file': aFile,
  'chat.picture': aFile,
  'chat.own_line': async (app, actor, scope) =>
    (await aLine(app, actor, await lobbyIn(app, actor, scope))).id,
  'chat.request': async (app, actor, scope) => {
    const { event, organiser } = await eventIn(app, actor, scope);
    return aQuestion(app, await aColleague(app, organiser), event.id);
  },
  'chat.reply': inEvent(async (app, { person }, eventId) => {
    const reply = { title: 'Badges', text: 'At the entrance.' };
    return (await addReply(app.work, person, eventId, reply)).id;
  }),
  'chat.helper': (_app, { person }) => Promise.resolve(person.id),
  'chat.direct': async (app, actor) => aChat(app, actor, await aColleague(app, actor)),
  'calls.call': aCall,
  'calls.group_call': groupCallIn,
  'calls.group_knocker': async (app, actor, scope) => {
    const { organisationId } = actor.person;
    const call = { organisationId, id: await groupCallIn(app, actor, scope) };
    const { person } = await aColleague(app, actor);
    const knock = { isLetIn: false, at: app.clock.now() };
    await putKnock(app.testDb.db, call, person.id, knock);
    return person.id;
  },
  'calls.group_person': async (app, actor, scope) => {
    const { organisationId } = actor.person;
    const call = { organisationId, id: await groupCallIn(app, actor, scope) };
    const other = await aColleague(app, actor);
    const member = { personId: other.person.id, standing: 'member', isOwner: false } as const;
    await putMembers(
      app.testDb.db,
      { organisationId, id: await groupIn(app, actor, scope) },
      [member],
      0,
    );
    await putSeat(app.testDb.db, call, seatOf(other, 2));
    return other.person.id;
  },
};
