import { randomUUID } from 'node:crypto';
import { publishAgenda } from '../features/agenda/index.ts';
import { listChanges } from '../features/agenda/versions/versions.undo.ts';
import { insertSession, invite } from '../features/accounts/index.ts';
import { readLatestExport, startExport } from '../features/accounts/own/own.exports.ts';
import { insertPasskey } from '../features/accounts/proof/proof.passkeys.queries.ts';
import { askBooth } from '../features/exhibitors/booths/booths.ask.ts';
import { addRoom, addTrack, announce, insertPerson } from '../features/events/index.ts';
import { upsertApplication } from '../features/exhibitors/applications/applications.queries.ts';
import { inviteStaff } from '../features/exhibitors/booths/booths.staff.ts';
import { keepView } from '../features/people/people.views.ts';
import { addMember, verifyOrganisationsOf } from '../features/organisations/index.ts';
import { keepSearch } from '../features/profiles/find/find.searches.ts';
import { ignoreEntry } from '../features/payments/statements/statements.entries.ts';
import { addSpeaker } from '../features/speakers/index.ts';
import { importEntities } from './imports/imports.ts';
import { insertEnvelope } from '../platform/mail/mail.queries.ts';
import {
  aBooth,
  aColleague,
  type Actor,
  aDrop,
  anAdmin,
  aNotice,
  aPackage,
  aRequest,
  aSession,
  aSponsor,
  aTask,
} from './builders.ts';
import {
  another,
  addressIn,
  articleIn,
  boothIn,
  eventIn,
  inEvent,
  type Make,
  orderIn,
  productIn,
  type Scope,
} from './entity-places.ts';
import { aCategory } from './help/articles.ts';
import { aClient, aDraft, anInvoice, aPayment } from './invoices.ts';
import { aBankEntry } from './payments/statements.ts';
import { emailEntities } from './email/email-entities.ts';
import { feedEntities } from './feed/entities.ts';
import { bookingEntities } from './bookings/booking-entities.ts';
import { blogEntities } from './blog/entities.ts';
import { calendarEntities } from './calendar/calendar.ts';
import { talkEntities } from './talk-entities.ts';
import { anOrder, aPaidOrder } from './orders.ts';
import { aPollOf } from './stages/polls.ts';
import { aQuestionOf } from './stages/questions.ts';
import { aGuestIn, runIn } from './stages/guests.ts';
import { newReplay, newStage } from './stages/stages.ts';
import type { TestApp } from './test-app.ts';

/** By someone else who takes part. */
async function askedBy(app: TestApp, actor: Actor, scope: Scope = {}) {
  const exhibitorId = await boothIn(app, actor, scope);
  const { event, organiser } = await eventIn(app, actor, scope);
  const { person } = await aColleague(app, organiser);
  await insertPerson(app.testDb.db, person.organisationId, event.id, person.id);
  const ask = { key: randomUUID(), text: 'Do you ship abroad?' };
  const [asked] = await askBooth(app.work, person, event.id, exhibitorId, ask);
  return { askId: asked?.id ?? 0, visitorId: person.id };
}

/** For every entity that a route of the contract names: how to make one of an organisation's. */
export const makeEntity: Readonly<Record<string, Make>> = {
  ...importEntities,
  ...bookingEntities,
  ...blogEntities,
  ...feedEntities,
  ...calendarEntities,
  ...talkEntities,
  ...emailEntities,
  'todo.task': async (app, admin) => (await aTask(app, admin)).id,
  'accounts.invitation': async (app, admin) => {
    await verifyOrganisationsOf(app.testDb.db, admin.person.id);
    const email = `guest-${randomUUID()}@example.org`;
    return (await invite(app.work, admin.person, { email, role: 'client' })).id;
  },
  'organisations.mail': async (app, { person }) => {
    const envelope = { to: 'reader@example.org', subject: 'Hello', isListed: true } as const;
    const { organisationId } = person;
    const made = await insertEnvelope(app.testDb.db, organisationId, {
      ...envelope,
      state: 'queued',
    });
    return made?.id ?? 0;
  },
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
  'invoices.client': async (app, admin) => (await aClient(app, admin)).id,
  'invoices.invoice': async (app, admin) => (await aDraft(app, admin)).id,
  'invoices.issued': async (app, admin) => (await anInvoice(app, admin)).id,
  'invoices.late': async (app, admin) => (await anInvoice(app, admin, { dueOn: '2026-01-10' })).id,
  'payments.payment': async (app, admin) => (await aPayment(app, admin, { state: 'pending' })).id,
  'payments.entry': async (app, admin) => (await aBankEntry(app, admin)).id,
  'payments.ignored_entry': async (app, admin) => {
    const { id } = await aBankEntry(app, admin);
    return (await ignoreEntry(app.work, admin.person, id, 'Interest')).id;
  },
  'help.category': async (app, admin) => (await aCategory(app, admin)).id,
  'help.empty_category': async (app, admin) => (await aCategory(app, admin)).id,
  'help.article': articleIn,
  'help.shown': articleIn,
  'shop.product': async (app, actor, scope) => (await productIn(app, actor, scope)).id,
  'shop.variant': async (app, actor, scope) =>
    (await productIn(app, actor, scope)).variants[0]?.id ?? 0,
  'shop.order': orderIn(anOrder),
  'shop.my_order': orderIn(anOrder),
  'shop.paid_order': orderIn(aPaidOrder),
  'shop.address': addressIn,
  'payments.paid': async (app, admin) => (await aPayment(app, admin)).id,
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
  'polls.poll': inEvent((app, organiser, eventId) => aPollOf(app, organiser, eventId)),
  'polls.draft': inEvent((app, organiser, eventId) => aPollOf(app, organiser, eventId, false)),
  'polls.open_poll': inEvent((app, organiser, eventId) => aPollOf(app, organiser, eventId)),
  'questions.question': async (app, actor, scope = {}) =>
    aQuestionOf(app, await another(app, actor, scope), await eventIn(app, actor, scope)),
  'questions.own_question': async (app, actor, scope) =>
    aQuestionOf(app, actor, await eventIn(app, actor, scope)),
  'stages.stage': inEvent(
    async (app, organiser, eventId) => (await newStage(app, organiser, eventId)).id,
  ),
  'stages.run': runIn,
  'stages.guest': aGuestIn,
  'stages.recording': inEvent(async (app, organiser, eventId) =>
    newReplay(app, organiser, eventId),
  ),
  'exhibitors.ask': async (...at) => (await askedBy(...at)).askId,
  'exhibitors.visitor': async (...at) => (await askedBy(...at)).visitorId,
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
  'dropcards.drop': async (app, actor, scope) => {
    const { event, organiser } = await eventIn(app, actor, scope);
    const booth = await aBooth(app, organiser, event.id);
    return (await aDrop(app, actor, event.id, booth.id)).id;
  },
};

/** What belongs to one person alone: another admin of the same organisation has no way to it. */
export const onlyTheirs: ReadonlySet<string> = new Set([
  'bookings.given_place',
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
  'calls.group_call',
  'calls.group_person',
  'calls.group_knocker',
  'blog.own_comment',
  'feed.own_post',
  'feed.own_comment',
  'email.copy',
  'email.draft',
  'email.file',
  'calendar.entry',
  'calendar.import',
  'questions.own_question',
  'shop.my_order',
  'shop.address',
]);
