import type { Application, Entry } from '@plenum/contract';
import type { Kind } from '../../platform/mail/sealed-letter.ts';
import { askWeekly } from '../../features/analytics/index.ts';
import { lookAtDomains } from '../../features/face/index.ts';
import { insertPerson } from '../../features/events/index.ts';
import { mailDigests, mailNotices } from '../../features/notifications/index.ts';
import { sql } from '../../platform/db/sql.ts';
import { anAgenda } from '../agenda.ts';
import { onMonday } from '../analytics/mondays.ts';
import { aBooth, aColleague, type Actor } from '../builders.ts';
import { aMeeting } from '../calendar/calendar.ts';
import { aBoothQuestion, aQuestion } from '../chat/desks.ts';
import { exhibitorsCalls } from '../exhibitors-calls.ts';
import { anAddress, aProvenMember } from '../guests.ts';
import { aChatNotice } from '../notices.ts';
import { anOrder } from '../orders.ts';
import { speakersCalls } from '../speakers-calls.ts';
import { bookingCauses } from '../bookings/letter-causes.ts';
import { type Cause, good, settled, type Stage } from './stage.ts';
import type { TestApp } from '../test-app.ts';

const boothsOf = ({ app, admin, event }: Stage) =>
  exhibitorsCalls(
    () => app,
    () => admin,
    () => event.id,
  );
const later = async ({ app }: Stage, round: (work: TestApp['work']) => Promise<void>) => {
  app.clock.ahead = 11 * 60;
  await round(app.work);
  app.clock.ahead = 0;
};

/** Proven, and its record gone: seen for the first time, or since then. */
async function aLostDomain({ app, admin }: Stage, since: Date | null): Promise<string> {
  const name = `events-${admin.person.id}.acme.org`;
  good(await app.call('PUT /api/face/domain', { token: admin.token, body: { name } }));
  await app.testDb.db.run(
    sql`update face_domains set proven_at = now(), missing_since = ${since},
          looked_at = now() - interval '2 days' where name = ${name}`,
  );
  await lookAtDomains(app.work, () => Promise.resolve([]));
  return admin.email;
}

async function attending(stage: Stage, email: string): Promise<string> {
  const { app, admin, event } = stage;
  const key = 'POST /api/events/:eventId/attendees';
  const params = { eventId: event.id };
  good(await app.call(key, { token: admin.token, params, body: { text: email } }));
  return email;
}

async function decided(stage: Stage, isAccepted: boolean): Promise<string> {
  const { app, admin, event } = stage;
  await boothsOf(stage).rules({ isCallOpen: true, callWords: { en: 'Come and show.' } });
  const email = anAddress();
  const contact = { company: 'Nova', contactName: 'Ines Prado', email, website: '', words: 'Hi' };
  const slug = { slug: event.slug };
  const apply = 'POST /api/e/:slug/exhibitor-applications';
  good(await app.call(apply, { params: slug, body: { ...contact, tier: 'silver' } }));
  const params = { eventId: event.id };
  const all = 'GET /api/events/:eventId/exhibitor-applications';
  const [waiting] = (await app.call(all, { token: admin.token, params })).body as Application[];
  const decide = 'POST /api/events/:eventId/exhibitor-applications/:applicationId/decision';
  const body = { isAccepted, tier: 'gold', note: '' };
  const of = { ...params, applicationId: waiting?.id };
  good(await app.call(decide, { token: admin.token, params: of, body }));
  return email;
}

const transcript = async (stage: Stage, asker: Actor, conversationId: number): Promise<string> => {
  const key = 'POST /api/chat/requests/:conversationId/transcript';
  good(await stage.app.call(key, { token: asker.token, params: { conversationId } }));
  return asker.email;
};

async function met(stage: Stage): Promise<{ entry: Entry; email: string }> {
  const email = anAddress();
  const body = { ...aMeeting, guests: [{ email, name: 'Ines Prado' }] };
  const made = await stage.app.call('POST /api/calendar/entries', {
    token: stage.admin.token,
    body,
  });
  good(made);
  return { entry: (made.body as { entry: Entry }).entry, email };
}

/** A new kind of letter does not compile before it has a line here. */
export const causes: Readonly<Record<Kind, Cause>> = {
  verify: async ({ app, admin }) => {
    good(await app.call('POST /api/accounts/verification/send', { token: admin.token }));
    return admin.email;
  },
  reset: async ({ app, admin }) => {
    const { email } = await aColleague(app, admin);
    good(await app.call('POST /api/accounts/forgotten-password', { body: { email } }));
    return email;
  },
  invite: async ({ app, admin }) => {
    const email = anAddress();
    const body = { email, role: 'client' };
    good(await app.call('POST /api/accounts/invitations', { token: admin.token, body }));
    return email;
  },
  eventInvite: (stage) => attending(stage, anAddress()),
  eventJoin: async ({ app, event }) => {
    const email = anAddress();
    const params = { slug: event.slug };
    good(await app.call('POST /api/e/:slug/join', { params, body: { email, fullName: 'Ines' } }));
    return email;
  },
  eventAdded: async (stage) =>
    attending(stage, (await aProvenMember(stage.app, stage.admin)).email),
  boothInvite: async (stage) => {
    const [booths, email] = [boothsOf(stage), anAddress()];
    good(await booths.invite(await booths.added('Acme'), email));
    return email;
  },
  boothAdded: async (stage) => {
    const [booths, member] = [boothsOf(stage), await aProvenMember(stage.app, stage.admin)];
    good(await booths.invite(await booths.added('Acme'), member.email));
    return member.email;
  },
  boothReminder: async (stage) => {
    const [booths, email] = [boothsOf(stage), anAddress()];
    const id = await booths.added('Acme', 'gold', email);
    await booths.invite(id, email);
    await settled(stage);
    good(await booths.remind([id]));
    return email;
  },
  exhibitorAccepted: (stage) => decided(stage, true),
  exhibitorRefused: (stage) => decided(stage, false),
  speaker: async ({ app, admin, event }) => {
    const email = anAddress();
    const speakers = speakersCalls(
      () => app,
      () => admin,
      () => event.id,
    );
    good(await speakers.mail((await speakers.added('Ines Prado', { email })).id));
    return email;
  },
  helpTranscript: async (stage) => {
    const asker = await aProvenMember(stage.app, stage.admin);
    return transcript(stage, asker, await aQuestion(stage.app, asker, stage.event.id));
  },
  boothTranscript: async (stage) => {
    const asker = await aProvenMember(stage.app, stage.admin);
    const eventId = stage.event.id;
    await insertPerson(stage.app.testDb.db, asker.person.organisationId, eventId, asker.person.id);
    const staff = await aColleague(stage.app, stage.admin);
    const { id: exhibitorId } = await aBooth(stage.app, stage.admin, eventId, [staff]);
    const question = await aBoothQuestion(stage.app, asker, { eventId, exhibitorId });
    return transcript(stage, asker, question);
  },
  calendarInvited: async (stage) => (await met(stage)).email,
  calendarChanged: async (stage) => {
    const { entry, email } = await met(stage);
    await settled(stage);
    const { app, admin } = stage;
    const body = { version: entry.version, changes: { location: 'Room 2' } };
    const params = { entryId: entry.id };
    const key = 'PATCH /api/calendar/entries/:entryId';
    good(await app.call(key, { token: admin.token, params, body }));
    return email;
  },
  calendarCancelled: async (stage) => {
    const { entry, email } = await met(stage);
    await settled(stage);
    const { app, admin } = stage;
    const params = { entryId: entry.id };
    good(await app.call('DELETE /api/calendar/entries/:entryId', { token: admin.token, params }));
    return email;
  },
  digest: async (stage) => {
    const reader = await aColleague(stage.app, stage.admin);
    await aChatNotice(stage.app, reader, { data: { text: 'The surprise is at nine.' } });
    await later(stage, mailDigests);
    return reader.email;
  },
  agendaChanged: async (stage) => {
    const agenda = await anAgenda(stage.app, stage.admin);
    const session = await agenda.add({ startsAt: '2027-03-28T09:00:00.000Z' });
    await agenda.publish();
    await agenda.star(session);
    await agenda.change(session, { startsAt: '2027-03-28T10:00:00.000Z' });
    await agenda.publish();
    await later(stage, mailNotices);
    return agenda.attendee.email;
  },
  domainMissing: (stage) => aLostDomain(stage, null),
  domainOff: (stage) => aLostDomain(stage, new Date('2026-01-01T00:00:00Z')),
  shopOrdered: async ({ app, admin }) => {
    const buyer = await aProvenMember(app, admin);
    await anOrder(app, admin, buyer);
    return buyer.email;
  },
  ...bookingCauses,
  weeklyReport: async ({ app, admin }) => {
    const body = { isOn: true, timeZone: 'UTC' };
    good(await app.call('PUT /api/analytics/weekly', { token: admin.token, body }));
    await onMonday(app, () => askWeekly(app.work));
    return admin.email;
  },
  plain: async ({ app, admin }) => {
    const { email, person } = await aColleague(app, admin);
    const body = { ids: [person.id], subject: 'News', text: 'Hello all' };
    good(await app.call('POST /api/people/message', { token: admin.token, body }));
    return email;
  },
};

/** All that any table holds, but those; also what waits in the queue. */
export async function everythingKept(app: TestApp, but: readonly string[] = []): Promise<string> {
  const { db } = app.testDb;
  const tables = await db.rows<{ name: string }>(
    sql`select quote_ident(table_schema) || '.' || quote_ident(table_name) as name
        from information_schema.tables where table_type = 'BASE TABLE'
          and table_schema in ('public', 'graphile_worker')
          and table_name <> all(${but}) order by 1`,
  );
  const contents: string[] = [];
  for (const { name } of tables) {
    const rows = await db.rows({ parts: [`select kept::text from ${name} as kept`], values: [] });
    contents.push(JSON.stringify(rows));
  }
  return contents.join('\n');
}
