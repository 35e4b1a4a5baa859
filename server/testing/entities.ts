import { randomUUID } from 'node:crypto';
import type { EventSetup } from '@plenum/contract';
import { publishAgenda } from '../features/agenda/index.ts';
import { listChanges } from '../features/agenda/agenda.undo.ts';
import { insertSession, invite } from '../features/accounts/index.ts';
import { readLatestExport, startExport } from '../features/accounts/accounts.exports.ts';
import { insertPasskey } from '../features/accounts/accounts.passkeys.queries.ts';
import { addFile } from '../features/chat/chat.files.ts';
import { putMembers } from '../features/chat/chat.members.queries.ts';
import { addTopic } from '../features/chat/chat.topics.ts';
import { askBooth } from '../features/exhibitors/exhibitors.ask.ts';
import { addRoom, addTrack, announce, insertPerson } from '../features/events/index.ts';
import { upsertApplication } from '../features/exhibitors/exhibitors.applications.queries.ts';
import { inviteStaff } from '../features/exhibitors/exhibitors.staff.ts';
import { keepView } from '../features/people/people.views.ts';
import { addReply } from '../features/chat/chat.replies.ts';
import { addMember, verifyOrganisationsOf } from '../features/organisations/index.ts';
import { keepSearch } from '../features/profiles/profiles.searches.ts';
import { addSpeaker } from '../features/speakers/index.ts';
import { insertMail } from '../platform/mail/mail.queries.ts';
import {
  aBooth,
  aColleague,
  type Actor,
  aDrop,
  anAdmin,
  aNotice,
  aPackage,
  aPublishedEvent,
  aRequest,
  aSession,
  aSponsor,
  aTask,
} from './builders.ts';
import { chatFacts } from '../features/chat/index.ts';
import { readDesk } from '../features/moderation/moderation.desk.ts';
import { insertMeasure } from '../features/moderation/moderation.measures.queries.ts';
import { report } from '../features/moderation/moderation.report.ts';
import { aChannel, aChat, aGroup, aLine } from './chat.ts';
import { aCall, aQuestion } from './desks.ts';
import type { TestApp } from './test-app.ts';
import { tinyPicture } from './tiny-picture.ts';

interface Place {
  event: EventSetup;
  organiser: Actor;
}

/** What is made for one call belongs together: its session takes place in its event. */
export interface Scope {
  place?: Promise<Place>;
  booth?: Promise<number>;
  conversation?: Promise<number>;
  group?: Promise<number>;
}
type Make = (app: TestApp, actor: Actor, scope?: Scope) => Promise<number>;

function eventIn(app: TestApp, actor: Actor, scope: Scope = {}): Promise<Place> {
  scope.place ??= withAgenda(app, actor);
  return scope.place;
}

/** On the floor, and the actor works there. */
async function boothIn(app: TestApp, actor: Actor, scope: Scope = {}): Promise<number> {
  const { event, organiser } = await eventIn(app, actor, scope);
  scope.booth ??= aBooth(app, organiser, event.id, [actor]).then(({ id }) => id);
  return scope.booth;
}

/** Published, with one published session; whoever does not run it takes part in it. */
async function withAgenda(app: TestApp, actor: Actor): Promise<Place> {
  const runsIt = actor.person.role === 'admin';
  const organiser = runsIt ? actor : await aColleague(app, actor, 'admin');
  const event = await aPublishedEvent(app, organiser);
  await aSession(app, organiser, event.id, { startsAt: '2027-03-28T09:00:00Z' });
  await publishAgenda(app.work, organiser.person, event.id, { note: '' });
  const { organisationId, id } = actor.person;
  if (!runsIt) await insertPerson(app.testDb.db, organisationId, event.id, id);
  return { event, organiser };
}

/** Made in the event of the call by who runs it. */
const inEvent =
  (make: (app: TestApp, organiser: Actor, eventId: number) => Promise<number>): Make =>
  async (app, actor, scope) => {
    const { event, organiser } = await eventIn(app, actor, scope);
    return make(app, organiser, event.id);
  };

/** The lobby of the event. */
function lobbyIn(app: TestApp, actor: Actor, scope: Scope = {}): Promise<number> {
  scope.conversation ??= eventIn(app, actor, scope).then(async ({ event, organiser }) => {
    const { id } = await aChannel(app, organiser, [actor], event.id);
    return id;
  });
  return scope.conversation;
}

/** Asked by someone else who takes part. */
const addAsk: Make = async (app, actor, scope = {}) => {
  const exhibitorId = await boothIn(app, actor, scope);
  const { event, organiser } = await eventIn(app, actor, scope);
  const { person } = await aColleague(app, organiser);
  await insertPerson(app.testDb.db, person.organisationId, event.id, person.id);
  const ask = { key: randomUUID(), text: 'Do you ship abroad?' };
  return (await askBooth(app.work, person, event.id, exhibitorId, ask))[0]?.id ?? 0;
};

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

/** Put into the lobby by the actor, and not sent yet. */
const aFile: Make = async (app, actor, scope) => {
  const conversationId = await lobbyIn(app, actor, scope);
  const sent = { name: 'point.png', ...tinyPicture };
  return (await addFile(app.work, actor.person, conversationId, sent)).id;
};

/** For every entity that a route of the contract names: how to make one of an organisation's. */
export const makeEntity: Readonly<Record<string, Make>> = {
  'todo.task': async (app, admin) => (await aTask(app, admin)).id,
  'accounts.invitation': async (app, admin) => {
    await verifyOrganisationsOf(app.testDb.db, admin.person.id);
    const email = `guest-${randomUUID()}@example.org`;
    return (await invite(app.work, admin.person, { email, role: 'client' })).id;
  },
  'organisations.mail': (app, { person }) =>
    insertMail(app.testDb.db, person.organisationId, {
      to: 'reader@example.org',
      subject: 'Hello',
      text: 'Hello',
      html: '<p>Hello',
    }),
  'accounts.session': async (app, admin) => {
    const { organisationId, id } = admin.person;
    const device = { agent: 'Another browser', network: '203.0.113.7' };
    return insertSession(app.testDb.db, organisationId, id, device);
  },
  'accounts.passkey': async (app, { person }) => {
    const credential = randomUUID();
    const made = { publicKey: Buffer.from('key'), counter: 0, transports: [], name: 'Laptop' };
    const row = await insertPasskey(app.testDb.db, person.id, { ...made, credential });
    return row?.id ?? 0;
  },
  'accounts.export': async (app, { person }) => {
    await startExport(app.work, person);
    await app.doJobs();
    return (await readLatestExport(app.work, person)).export?.id ?? 0;
  },
  'people.view': async (app, { person }) => {
    const view = { place: 'organisation', name: randomUUID(), search: 'q=a' } as const;
    return (await keepView(app.work, person, view)).id;
  },
  'notifications.notification': (app, admin) => aNotice(app, admin),
  'organisations.own': async (app, admin) => {
    const { organisationId } = (await anAdmin(app)).person;
    await addMember(app.testDb.db, organisationId, admin.person.id, 'client');
    return organisationId;
  },
  'organisations.member': async (app, admin) => (await aColleague(app, admin)).person.id,
  'events.event': inEvent((_app, _organiser, eventId) => Promise.resolve(eventId)),
  'events.room': inEvent(async (app, { person }, eventId) => {
    const room = { name: randomUUID(), kind: 'room', capacity: 9 } as const;
    return (await addRoom(app.work, person, eventId, room)).rooms.at(-1)?.id ?? 0;
  }),
  'events.track': inEvent(async (app, { person }, eventId) => {
    const track = { name: { en: 'Track' }, colour: '#4250c9' };
    return (await addTrack(app.work, person, eventId, track)).tracks.at(-1)?.id ?? 0;
  }),
  'events.announcement': inEvent(
    async (app, { person }, eventId) =>
      (await announce(app.work, person, eventId, { words: { en: 'Welcome' } })).id,
  ),
  'agenda.session': inEvent(async (app, organiser, eventId) => {
    const session = await aSession(app, organiser, eventId, { startsAt: '2027-03-27T09:00:00Z' });
    await publishAgenda(app.work, organiser.person, eventId, { note: '' });
    return session.id;
  }),
  'agenda.change': inEvent(async (app, organiser, eventId) => {
    await aSession(app, organiser, eventId);
    return (await listChanges(app.work, organiser.person, eventId))[0]?.id ?? 0;
  }),
  'exhibitors.exhibitor': boothIn,
  'exhibitors.invited': async (app, actor, scope) => {
    const boothId = await boothIn(app, actor, scope);
    const guest = { email: `guest-${randomUUID()}@example.org`, fullName: 'Guest' };
    const { invited } = await inviteStaff(app.work, actor.person, boothId, guest);
    return invited[0]?.id ?? 0;
  },
  'exhibitors.application': inEvent(async (app, { person }, eventId) => {
    const email = `company-${randomUUID()}@example.org`;
    const words = { company: 'Acme', contactName: 'Ines Prado', website: '', words: '' };
    const { organisationId } = person;
    const input = { ...words, email, tier: 'gold' } as const;
    const made = await upsertApplication(app.testDb.db, organisationId, eventId, input, new Date());
    return made?.id ?? 0;
  }),
  'speakers.speaker': inEvent(async (app, { person }, eventId) => {
    const input = { kind: 'keynote' as const, name: 'Ines Prado', email: 'ines@example.org' };
    return (await addSpeaker(app.work, person, eventId, input)).id;
  }),
  'profiles.person': inEvent(async (app, organiser, eventId) => {
    const { person } = await aColleague(app, organiser);
    await insertPerson(app.testDb.db, person.organisationId, eventId, person.id);
    return person.id;
  }),
  'profiles.connection': async (app, actor, scope) => {
    const { event } = await eventIn(app, actor, scope);
    return aRequest(app, event.id, await aColleague(app, actor), actor);
  },
  'profiles.search': async (app, { person }) =>
    (await keepSearch(app.work, person, { name: randomUUID(), search: 'q=a' })).id,
  'sponsors.package': inEvent(
    async (app, organiser, eventId) => (await aPackage(app, organiser, eventId)).id,
  ),
  'sponsors.sponsor': inEvent(async (app, organiser, eventId) => {
    const { id: packageId } = await aPackage(app, organiser, eventId);
    return (await aSponsor(app, organiser, eventId, { packageId })).id;
  }),
  'exhibitors.ask': addAsk,
  'exhibitors.staffed': boothIn,
  'dropcards.assignee': async (app, actor, scope) => {
    await boothIn(app, actor, scope);
    return actor.person.id;
  },
  'dropcards.lead': async (app, actor, scope = {}) => {
    const { event } = await eventIn(app, actor, scope);
    const visitor = await aColleague(app, actor);
    return (await aDrop(app, visitor, event.id, await boothIn(app, actor, scope))).id;
  },
  'moderation.person': inEvent(async (app, organiser, eventId) => {
    const { person } = await aColleague(app, organiser);
    await insertPerson(app.testDb.db, person.organisationId, eventId, person.id);
    return person.id;
  }),
  'moderation.case': inEvent(async (app, organiser, eventId) => {
    const { person } = await aColleague(app, organiser);
    await insertPerson(app.testDb.db, person.organisationId, eventId, person.id);
    const subject = { kind: 'person', personId: person.id } as const;
    const work = { ...app.work, facts: chatFacts };
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
  'dropcards.drop': async (app, actor, scope) => {
    const { event, organiser } = await eventIn(app, actor, scope);
    const booth = await aBooth(app, organiser, event.id);
    return (await aDrop(app, actor, event.id, booth.id)).id;
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
};

/** What belongs to one person alone: another admin of the same organisation has no way to it. */
export const onlyTheirs: ReadonlySet<string> = new Set([
  'accounts.session',
  'accounts.passkey',
  'accounts.export',
  'organisations.own',
  'people.view',
  'notifications.notification',
  'exhibitors.staffed',
  'dropcards.assignee',
  'dropcards.lead',
  'dropcards.drop',
  'profiles.connection',
  'profiles.search',
  'chat.own_line',
  'moderation.own',
  'chat.talk',
  'chat.group',
  'chat.member',
  'chat.file',
  'chat.picture',
  'chat.direct',
  'calls.call',
]);
