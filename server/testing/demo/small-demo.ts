import type { EventSetup } from '@plenum/contract';
import { demoAttendees } from '../../demo/attendees.ts';
import { demoPeople } from '../../demo/people.ts';
import { writeNotes } from '../../demo/stage/notes.ts';
import { addPeople, createAccount } from '../../features/accounts/index.ts';
import { agendaFacts, publishAgenda } from '../../features/agenda/index.ts';
import { addTopic, listChannels } from '../../features/chat/index.ts';
import { changeState, insertPeople } from '../../features/events/index.ts';
import { findExhibitor, insertStaff } from '../../features/exhibitors/index.ts';
import { post } from '../../features/feed/index.ts';
import { foundOrganisation, memberByName } from '../../features/organisations/index.ts';
import { addStage, beginRun } from '../../features/stages/index.ts';
import type { Person } from '../../platform/person.ts';
import { type Actor, aBooth, aPublishedEvent, aSession } from '../builders.ts';
import type { TestApp } from '../test-app.ts';

export interface SmallDemo {
  admin: Actor;
  /** The one who looks, and one who works at the first booth. */
  guest: Actor;
  guestSessionId: number;
  exhibitor: Actor;
  event: EventSetup;
  stageId: number;
  /** What is live there. */
  runId: number;
  lobbyId: number;
  boothIds: readonly number[];
}

const titles = ['The city that listens', 'Care is work', 'Night trains are back', 'Slow machines'];
const boothCount = 10;

/** A small event with the people of the demo, in a moment where the whole demo takes a minute. */
export async function openSmallDemo(app: TestApp): Promise<SmallDemo> {
  const organisationId = await addDemoPeople(app);
  const signIn = async (name: string, fullName: string): Promise<Actor> => {
    const email = `${name}@demo.com`;
    const { body } = await app.call('POST /jwt/login', { body: { email, password: name } });
    const { accessToken: token, refreshToken } = body as Record<string, string>;
    const found = await memberByName(app.work.db, organisationId, fullName);
    const role = name === 'admin' ? 'admin' : 'client';
    const person: Person = { id: found?.id ?? 0, organisationId, role, sessionId: 0, network: '' };
    return { person, token: token ?? '', refreshToken: refreshToken ?? '', email, fullName };
  };
  const admin = await signIn('admin', 'Ada Sommer');
  const guest = await signIn('client', 'Noah Berger');
  const exhibitor = await signIn('exhibitor', 'Rosa Lindner');
  const event = await aPublishedEvent(app, admin);
  const others = await Promise.all(
    demoAttendees
      .slice(0, 110)
      .map(({ fullName }) => memberByName(app.work.db, organisationId, fullName)),
  );
  const attendeeIds = others.flatMap((one) => one?.id ?? []);
  const people = [guest.person.id, exhibitor.person.id, ...attendeeIds].map((personId) => ({
    personId,
    joinedAt: app.clock.now(),
  }));
  await insertPeople(app.work.db, organisationId, event.id, people);
  for (const [place, title] of titles.entries()) {
    const startsAt = `2027-03-27T1${place}:00:00.000Z`;
    await aSession(app, admin, event.id, { title: { en: title }, startsAt });
  }
  await publishAgenda(app.work, admin.person, event.id, { note: '' });
  await changeState(app.work, agendaFacts, admin.person, event.id, 'live');
  await addTopic(app.work, admin.person, event.id, 'Coffee corner');
  const boothIds = await addBooths(app, admin, event.id, [exhibitor.person.id, ...attendeeIds]);
  const { stageId, runId } = await addLiveStage(app, admin.person, event.id);
  await post(app.work, admin.person, event.id, { text: 'Good morning from the stage.' });
  const { conversations } = await listChannels(app.work, admin.person, event.id);
  const lobbyId = conversations.find(({ about }) => about === 'lobby')?.id ?? 0;
  await writeNotes(app.config.dataDir, {
    organisationId,
    organiserId: admin.person.id,
    eventId: event.id,
    runId: null,
    hasReplays: true,
  });
  const guestSessionId = (await app.door.authenticate(guest.token))?.person.sessionId ?? 0;
  return { admin, guest, guestSessionId, exhibitor, event, stageId, runId, lobbyId, boothIds };
}

function addDemoPeople(app: TestApp): Promise<number> {
  const people = [...demoPeople.toSorted(adminFirst), ...demoAttendees.slice(0, 110)].map(
    ({ role, ...person }) => ({
      role,
      person: { ...person, email: `${person.username}@demo.com`, isVerified: true },
    }),
  );
  const [first, ...others] = people;
  return app.work.transaction(async (tx) => {
    const founderId = first && (await createAccount(tx, first.person));
    if (!founderId) throw new Error('The account was not created.');
    const organisationId = await foundOrganisation(tx, founderId, { name: 'Alliance' });
    await addPeople(tx, organisationId, others);
    return organisationId;
  });
}

const adminFirst = (one: { username: string }, other: { username: string }): number =>
  Number(other.username === 'admin') - Number(one.username === 'admin');

async function addBooths(app: TestApp, admin: Actor, eventId: number, staffIds: number[]) {
  const ids: number[] = [];
  for (let place = 0; place < boothCount; place += 1) {
    const { id } = await aBooth(app, admin, eventId);
    const row = await findExhibitor(app.work.db, admin.person.organisationId, id);
    const theirs = staffIds.slice(place * 4, place * 4 + 4);
    for (const personId of row ? theirs : [])
      if (row) await insertStaff(app.work.db, row, personId);
    ids.push(id);
  }
  return ids;
}

/** Of another source, so that it is live at once. */
async function addLiveStage(app: TestApp, admin: Person, eventId: number) {
  const address = 'https://www.youtube.com/embed/dQw4w9WgXcQ';
  const { id } = await addStage(app.work, admin, eventId, {
    name: { en: 'Main stage' },
    roomId: null,
    source: 'embed',
    address,
  });
  const input = { sessionId: null, isRecorded: false };
  const { run } = await beginRun(app.work, admin, eventId, id, input);
  return { stageId: id, runId: run?.id ?? 0 };
}
