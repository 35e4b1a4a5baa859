import { randomUUID } from 'node:crypto';
import type {
  AgendaSession,
  Drop,
  DropInput,
  EventSetup,
  NewEvent,
  NewSession,
  NewTask,
  PackageInput,
  PersonPage,
  Role,
  SessionNews,
  Sponsor,
  SponsorInput,
  SponsorPackage,
  Task,
} from '@plenum/contract';
import { addPerson, createAccount, openSession } from '../features/accounts/index.ts';
import { addSession, agendaFacts } from '../features/agenda/index.ts';
import { changeEvent, changeState, createEvent, insertPerson } from '../features/events/index.ts';
import { addExhibitor, findExhibitor, insertStaff } from '../features/exhibitors/index.ts';
import { listNotifications, type Notice, notify } from '../features/notifications/index.ts';
import { foundOrganisation, verifyOrganisationsOf } from '../features/organisations/index.ts';
import { addPackage, addSponsor } from '../features/sponsors/index.ts';
import { addTask } from '../features/todo/index.ts';
import { sql } from '../platform/db/sql.ts';
import type { Person } from '../platform/person.ts';
import type { TestApp } from './test-app.ts';

export interface Actor {
  person: Person;
  token: string;
  refreshToken: string;
  email: string;
  fullName: string;
}

const password = 'correct horse';
const marked = (name: string) => `${name}-${randomUUID().slice(0, 8)}`;

/** An organisation of the tests is called like the admin who founded it. */
export const organisationNameOf = ({ email }: Actor): string => email.split('@')[0] ?? '';

/** An organisation with its admin, signed in. */
export async function anAdmin(app: TestApp, fullName = 'Ada Sommer'): Promise<Actor> {
  const username = marked('admin');
  const email = `${username}@example.org`;
  const { organisationId, id } = await app.work.transaction(async (tx) => {
    const created = await createAccount(tx, { username, email, fullName });
    if (created === null) throw new Error('The account was not created.');
    return {
      id: created,
      organisationId: await foundOrganisation(tx, created, { name: username }),
    };
  });
  return signedIn(app, organisationId, id, 'admin', { email, fullName });
}

/** Another person of the same organisation, signed in. */
export async function aColleague(
  app: TestApp,
  of: Actor,
  role: Role = 'client',
  fullName = 'Noah Berger',
): Promise<Actor> {
  const username = marked('person');
  const email = `${username}@example.org`;
  const { organisationId } = of.person;
  const id = await app.work.transaction((tx) =>
    addPerson(tx, organisationId, role, { username, email, fullName }),
  );
  if (id === null) throw new Error('The account was not created.');
  return signedIn(app, organisationId, id, role, { email, fullName });
}

async function signedIn(
  app: TestApp,
  organisationId: number,
  id: number,
  role: Role,
  names: { email: string; fullName: string },
): Promise<Actor> {
  const opened = await openSession(app.work, app.door.tokens, organisationId, id, {
    agent: '',
    network: '127.0.0.1',
  });
  if (!opened) throw new Error('The session was not opened.');
  const caller = await app.door.authenticate(opened.accessToken);
  const person = {
    id,
    organisationId,
    role,
    sessionId: caller?.person.sessionId ?? 0,
    network: '',
  };
  return { person, token: opened.accessToken, refreshToken: opened.refreshToken, ...names };
}

export const aTask = (app: TestApp, by: Actor, task: Partial<NewTask> = {}): Promise<Task> =>
  addTask(app.work, by.person, { title: 'Book the studio', ...task }, null);

/** Someone who can sign in with `password`. */
export async function aPersonWithPassword(
  app: TestApp,
  more: { isVerified?: boolean } = {},
): Promise<{ email: string; password: string }> {
  const username = marked('reader');
  const email = `${username}@example.org`;
  await app.work.transaction(async (tx) => {
    const id = await createAccount(tx, { username, email, fullName: '', password, ...more });
    if (id !== null) await foundOrganisation(tx, id, { name: username });
  });
  return { email, password };
}

type AgendaNotice = Extract<Notice, { data: SessionNews }>;

/** Told to one person; the answer is its id. */
export async function aNotice(
  app: TestApp,
  { person }: Actor,
  notice: Partial<AgendaNotice> = {},
): Promise<number> {
  const session = { id: 7, title: { en: 'Opening' }, startsAt: null, room: null, before: null };
  const data = {
    eventId: 1,
    eventName: 'Horizon Summit',
    timeZone: 'Europe/Berlin',
    languages: ['en'],
    sessions: [session],
  };
  const usual: AgendaNotice = { kind: 'agenda.session_changed', data, link: '/summit-agenda' };
  await app.work.transaction((tx) =>
    notify(tx, person.organisationId, [person.id], { ...usual, ...notice }),
  );
  const { notifications } = await listNotifications(app.work, person);
  return notifications[0]?.id ?? 0;
}

const summit = {
  name: 'Spring Summit',
  startsOn: '2027-03-27',
  endsOn: '2027-03-29',
  timeZone: 'Europe/Lisbon',
  languages: ['en' as const, 'de' as const],
};

/** An event still being prepared. */
export const anEvent = (app: TestApp, admin: Actor, fields: Partial<NewEvent> = {}) =>
  createEvent(app.work, admin.person, { ...summit, ...fields });

/** An event everybody may see; whoever is to be in it joins. */
export async function aPublishedEvent(
  app: TestApp,
  admin: Actor,
  fields: Partial<NewEvent> = {},
): Promise<EventSetup> {
  await verifyOrganisationsOf(app.testDb.db, admin.person.id);
  const { id, version } = await anEvent(app, admin, fields);
  const description = { en: 'Three days in spring.', de: 'Drei Tage im Frühling.' };
  await changeEvent(app.work, admin.person, id, { version, description });
  return changeState(app.work, agendaFacts, admin.person, id, 'published');
}

/** A session of a draft, without a place in it unless given one. */
export async function aSession(
  app: TestApp,
  admin: Actor,
  eventId: number,
  fields: Partial<NewSession> = {},
): Promise<AgendaSession> {
  const input = { kind: 'talk' as const, title: { en: 'Opening' }, minutes: 45, ...fields };
  const { sessions } = await addSession(app.work, admin.person, eventId, input);
  const [session] = sessions;
  if (!session) throw new Error('The session was not added.');
  return session;
}

/** A sponsors' package, sold in the lobby unless said otherwise. */
export async function aPackage(
  app: TestApp,
  admin: Actor,
  eventId: number,
  fields: Partial<PackageInput> = {},
): Promise<SponsorPackage> {
  const usual = { name: { en: 'Gold' }, weight: 1, placements: ['lobby' as const], promised: {} };
  const { packages } = await addPackage(app.work, admin.person, eventId, { ...usual, ...fields });
  const [newest] = packages.toSorted((one, other) => other.id - one.id);
  if (!newest) throw new Error('The package was not added.');
  return newest;
}

export async function aSponsor(
  app: TestApp,
  admin: Actor,
  eventId: number,
  fields: Pick<SponsorInput, 'packageId'> & Partial<SponsorInput>,
): Promise<Sponsor> {
  const usual = { name: 'Acme', url: 'https://acme.example/', words: {}, isActive: true };
  const { sponsors } = await addSponsor(app.work, admin.person, eventId, { ...usual, ...fields });
  const [newest] = sponsors.toSorted((one, other) => other.id - one.id);
  if (!newest) throw new Error('The sponsor was not added.');
  return newest;
}

/** A booth with these people for its staff; shown on the floor. */
export async function aBooth(
  app: TestApp,
  organiser: Actor,
  eventId: number,
  staff: readonly Actor[] = [],
): Promise<{ id: number }> {
  const name = marked('Booth');
  const input = { name, tier: 'gold', contactEmail: '' } as const;
  const { id } = await addExhibitor(app.work, organiser.person, eventId, input);
  const { db } = app.testDb;
  const { organisationId } = organiser.person;
  await db.run(sql`update exhibitors set is_shown = true where id = ${id}`);
  const booth = await findExhibitor(db, organisationId, id);
  for (const { person } of booth ? staff : []) {
    await insertPerson(db, organisationId, eventId, person.id);
    if (booth) await insertStaff(db, booth, person.id);
  }
  return { id };
}

/** The card of somebody who takes part, given to a booth. */
export async function aDrop(
  app: TestApp,
  by: Actor,
  eventId: number,
  exhibitorId: number,
  more: Partial<DropInput> = {},
): Promise<Drop> {
  await insertPerson(app.testDb.db, by.person.organisationId, eventId, by.person.id);
  const usual: DropInput = { key: randomUUID(), exhibitorId, fields: ['email'], note: '' };
  const answer = await app.call('POST /api/events/:eventId/drops', {
    token: by.token,
    params: { eventId },
    body: { ...usual, ...more },
  });
  if (answer.status !== 201) throw new Error(`The drop was answered ${answer.text}.`);
  return answer.body as Drop;
}

/** One person of an event asks another to connect. */
export async function aRequest(
  app: TestApp,
  eventId: number,
  asker: Actor,
  asked: Actor,
  note = 'Let us meet.',
): Promise<number> {
  const { db } = app.testDb;
  const { organisationId } = asker.person;
  for (const { person } of [asker, asked]) {
    await insertPerson(db, organisationId, eventId, person.id);
  }
  const answer = await app.call('POST /api/events/:eventId/people/:personId/connection', {
    token: asker.token,
    params: { eventId, personId: asked.person.id },
    body: { note },
  });
  const { connectionId } = answer.body as PersonPage;
  if (!connectionId) throw new Error(`Asking was answered ${answer.text}.`);
  return connectionId;
}
