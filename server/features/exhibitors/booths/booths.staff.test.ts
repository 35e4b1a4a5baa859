import type { EventSetup } from '@plenum/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aColleague, type Actor, anAdmin, aPublishedEvent } from '../../../testing/builders.ts';
import { boothOf, codeOf, exhibitorsCalls } from '../../../testing/exhibitors-calls.ts';
import { anAddress, aProvenMember, arriveAs } from '../../../testing/guests.ts';
import { linkTokenFor, mailTo } from '../../../testing/email/mailbox.ts';
import { sql } from '../../../platform/db/sql.ts';
import { addMember } from '../../organisations/index.ts';
import { findBoothsAbout } from '../exhibitors.about.queries.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let admin: Actor;
let event: EventSetup;

beforeAll(async () => (app = await openTestApp()));
beforeEach(async () => {
  admin = await anAdmin(app);
  event = await aPublishedEvent(app, admin);
});
afterAll(() => app.close());

const { added, line, mine, tier, remind, invite, ...calls } = exhibitorsCalls(
  () => app,
  () => admin,
  () => event.id,
);

describe('staff who are asked', () => {
  test('a member works there at once, takes part, and is told where', async () => {
    const member = await aProvenMember(app, admin);
    const id = await added('Acme');
    const booth = boothOf(await invite(id, member.email.toUpperCase()));
    expect(booth.staff).toMatchObject([{ personId: member.person.id, email: member.email }]);
    expect(await mine(member)).toMatchObject([{ id, name: 'Acme' }]);
    const events = await app.call('GET /api/events', { token: member.token });
    expect((events.body as { id: number }[]).map((one) => one.id)).toContain(event.id);
    const [mail] = await mailTo(app, member.email);
    expect(mail?.text).toContain(`/booths/${id}`);
    expect(codeOf(await invite(id, member.email))).toBe('exhibitors.already_staff');
  });

  test('a stranger comes in by the link and is staff of every booth that asked', async () => {
    const [id, other] = [await added('Acme'), await added('Beam')];
    const email = anAddress();
    const invited = boothOf(await invite(id, email));
    expect(invited).toMatchObject({ staff: [], invited: [{ email, fullName: 'Ines Prado' }] });
    expect(await line(id)).toMatchObject({ staff: 0, invited: 1 });
    await invite(other, email);
    await invite(id, email);
    const guest = await arriveAs(app, email);
    expect(await mine(guest)).toMatchObject([{ name: 'Acme' }, { name: 'Beam' }]);
    expect(await line(id)).toMatchObject({ staff: 1, invited: 0 });
    const body = { version: 1, tagline: { en: 'Hello' } };
    expect((await calls.edit(id, body, guest)).status).toBe(200);
    expect((await app.call('GET /api/people', { token: guest.token })).status).toBe(403);
  });

  test('an invitation taken back leads nowhere, unless the address is awaited elsewhere', async () => {
    const id = await added('Acme');
    const [email, awaited] = [anAddress(), anAddress()];
    const [gone] = boothOf(await invite(id, email)).invited;
    const dead = await linkTokenFor(app, email);
    await calls.uninvite(id, gone?.id ?? 0);
    const answer = await app.call('POST /api/accounts/invitation', { body: { token: dead } });
    expect(codeOf(answer)).toBe('accounts.link_dead');

    await invite(await added('Beam'), awaited);
    const [one] = boothOf(await invite(id, awaited)).invited;
    await calls.uninvite(id, one?.id ?? 0);
    const guest = await arriveAs(app, awaited);
    expect(await mine(guest)).toMatchObject([{ name: 'Beam' }]);
  });

  test('an address nobody proved makes nobody staff, and no mail leaves an unproven house', async () => {
    const id = await added('Acme');
    const squatter = await aColleague(app, admin);
    expect(boothOf(await invite(id, squatter.email))).toMatchObject({ staff: [] });
    expect(await mine(squatter)).toEqual([]);

    await app.testDb.db.run({
      parts: ['update organisations set verified_at = null where id = ', ''],
      values: [admin.person.organisationId],
    });
    const email = anAddress();
    expect(codeOf(await invite(id, email))).toBe('accounts.unverified');
    expect(await mailTo(app, email)).toEqual([]);
    expect(codeOf(await remind([id]))).toBe('accounts.unverified');
  });

  test('many at once get as many places as there are', async () => {
    await tier('gold', { staff: 3 });
    const id = await added('Acme');
    const emails = Array.from({ length: 8 }, anAddress);
    const answers = await Promise.all(emails.map((email) => invite(id, email)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
    expect((await line(id)).invited).toBe(3);
  });

  test('one who is merged into another leaves them the booth', async () => {
    const [double, kept] = [await aProvenMember(app, admin), await aProvenMember(app, admin)];
    const id = await added('Acme');
    await invite(id, double.email);
    const merged = await app.call('POST /api/people/merge', {
      token: admin.token,
      body: { keepId: kept.person.id, doubleIds: [double.person.id] },
    });
    expect(merged.status, merged.text).toBe(200);
    expect(await mine(kept)).toMatchObject([{ id }]);
    expect(await line(id)).toMatchObject({ staff: 1 });
  });

  test('one who was removed and comes back does not find the booth again', async () => {
    const member = await aProvenMember(app, admin);
    const id = await added('Acme');
    await invite(id, member.email);
    const personId = member.person.id;
    await app.call('DELETE /api/people/:personId', { token: admin.token, params: { personId } });
    const { organisationId } = admin.person;
    await addMember(app.testDb.db, organisationId, personId, 'client');
    expect(await line(id)).toMatchObject({ staff: 0 });
  });

  test('staff write to so many strangers an hour and no more', async () => {
    const member = await aProvenMember(app, admin);
    const id = await added('Acme');
    await invite(id, member.email);
    const statuses: number[] = [];
    for (let count = 0; count < 41; count++) {
      const answer = await invite(id, anAddress(), member);
      statuses.push(answer.status);
      const [one] = (answer.status === 201 ? boothOf(answer) : await calls.read(id)).invited;
      if (one) await calls.uninvite(id, one.id, member);
    }
    expect(statuses.slice(0, 40)).toEqual(Array.from({ length: 40 }, () => 201));
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('who runs the organisation reads no leads', () => {
  const leads = (id: number, by: Pick<Actor, 'token'>) =>
    app.call('GET /api/booths/:exhibitorId/leads', {
      token: by.token,
      params: { exhibitorId: id },
    });
  const prove = ({ person }: Actor) =>
    app.testDb.db.run(sql`update accounts set verified_at = now() where id = ${person.id}`);

  test('by asking themselves, or one another, to the staff; its own staff may ask them', async () => {
    const id = await added('Acme');
    const colleague = await aColleague(app, admin, 'admin');
    for (const organiser of [admin, colleague]) {
      await prove(organiser);
      expect(codeOf(await invite(id, organiser.email))).toBe('exhibitors.not_for_organisers');
      expect((await leads(id, organiser)).status).toBe(404);
    }
    const member = await aProvenMember(app, admin);
    await invite(id, member.email);
    expect((await invite(id, colleague.email, member)).status).toBe(201);
    expect((await leads(id, colleague)).status).toBe(200);
  });

  test('by calling its staff their double', async () => {
    const id = await added('Acme');
    const member = await aProvenMember(app, admin);
    await invite(id, member.email);
    const body = { keepId: admin.person.id, doubleIds: [member.person.id] };
    expect((await app.call('POST /api/people/merge', { token: admin.token, body })).status).toBe(
      200,
    );
    expect((await leads(id, admin)).status).toBe(404);
    expect(await line(id)).toMatchObject({ staff: 0 });
  });

  test('by being asked before they came to run it', async () => {
    const id = await added('Acme');
    const email = anAddress();
    await invite(id, email);
    const body = { email, role: 'admin' };
    await app.call('POST /api/accounts/invitations', { token: admin.token, body });
    const newcomer = await arriveAs(app, email);
    expect((await app.call('GET /api/people', newcomer)).status).toBe(200);
    expect((await leads(id, newcomer)).status).toBe(404);
  });
});

test('who is staff of a booth no more has asked nobody to it', async () => {
  const id = await added('Acme');
  const member = await aProvenMember(app, admin);
  await invite(id, member.email);
  const email = anAddress();
  expect((await invite(id, email, member)).status).toBe(201);
  await calls.dismiss(id, member.person.id);
  expect(await mine(await arriveAs(app, email))).toEqual([]);
  expect(await line(id)).toMatchObject({ staff: 0 });
});

test('the copy of one’s data tells where one is staff', async () => {
  const member = await aProvenMember(app, admin);
  await invite(await added('Acme'), member.email);
  const { organisationId } = admin.person;
  expect(await findBoothsAbout(app.testDb.db, member.person.id)).toMatchObject({
    staff: [{ organisationId, eventId: event.id, exhibitor: 'Acme' }],
    visits: [],
    downloads: [],
    saved: [],
    asks: [],
  });
});
