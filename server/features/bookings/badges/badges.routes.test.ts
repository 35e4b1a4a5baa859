import type { BadgeLayout, BadgePreview, BadgeRun, BadgeSetup, EventSetup } from '@plenum/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aLayout, aLine } from '../../../testing/bookings/badges.ts';
import { aHold, booked, detailsOf, newKey } from '../../../testing/bookings/bookings.ts';
import { aSale, newQuestion } from '../../../testing/bookings/offer.ts';
import { aColleague, type Actor, anAdmin, aPublishedEvent } from '../../../testing/builders.ts';
import { hasPdfReaders, readPdf, scanPdf } from '../../../testing/pdf.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { readOwn } from '../own/own.read.ts';

let app: TestApp;
let admin: Actor;
let event: EventSetup;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  admin = await anAdmin(app);
  event = await aPublishedEvent(app, admin);
});

const asked = (key: Parameters<TestApp['call']>[0], more: object = {}) =>
  app.call(key, { token: admin.token, params: { eventId: event.id }, ...more });
const read = async () => (await asked('GET /api/events/:eventId/badges')).body as BadgeSetup;
const save = (layout: Partial<BadgeLayout> = {}, version = 0) =>
  asked('PUT /api/events/:eventId/badges', { body: { ...aLayout(layout), version } });
const preview = (layout: Partial<BadgeLayout>, placeId: number | null) =>
  asked('POST /api/events/:eventId/badges/preview', {
    body: { layout: aLayout(layout), placeId },
  });
const run = async (query: object = {}) =>
  (await asked('GET /api/events/:eventId/badges/run', { query })).body as BadgeRun;
const file = (url: string, { token } = admin) =>
  app.http.inject({ url, headers: { authorization: `Bearer ${token}` } });
const printed = (query = '') => file(`/api/events/${event.id}/badges/print${query}`);
const badgeOf = (placeId: number) => file(`/api/places/${placeId}/badge`);

/** So many guests, the company of each asked. */
async function guests(names: readonly string[]) {
  const { ticket } = await aSale(app, admin, event.id, { ticket: { price: 0 } });
  const { id: questionId } = await newQuestion(app, admin, event.id, {
    kind: 'text',
    per: 'place',
    label: { en: 'Company' },
  });
  const token = await aHold(app, event.slug, [{ ticketId: ticket.id, quantity: names.length }]);
  const { people } = detailsOf(await readOwn(app.work, token));
  const named = people.map((person, place) => ({
    ...person,
    fullName: names[place] ?? '',
    answers: [{ questionId, text: `Firm of ${names[place]}`, optionIds: [] }],
  }));
  const booking = await booked(app, token, { details: { people: named } });
  return { ticket, questionId, people: booking.people };
}

test('who runs nothing lays out and prints nothing, and what is another organisation’s is not there', async () => {
  const { people } = await guests(['Ada']);
  await save();
  const attendee = await aColleague(app, admin);
  const stranger = await anAdmin(app);
  const at = 'GET /api/events/:eventId/badges';
  expect((await asked(at, { token: attendee.token })).status).toBe(403);
  expect((await asked(at, { token: stranger.token })).status).toBe(404);
  const theirs = { token: stranger.token, params: { placeId: people[0]?.id } };
  expect((await asked('GET /api/places/:placeId/badge', theirs)).status).toBe(404);
});

test('before anybody has laid one out there is a proposal, and nothing is printed', async () => {
  const { people, questionId } = await guests(['Ada']);
  const { version, layout, samples } = await read();
  expect(version).toBe(0);
  expect(layout.lines).toContainEqual(aLine('question', { questionId, size: 18 }));
  expect(samples).toMatchObject([{ fullName: 'Ada' }]);
  expect((await badgeOf(people[0]?.id ?? 0)).json()).toMatchObject({ code: 'bookings.no_badges' });
});

test('a layout is saved on the version it was made on', async () => {
  expect((await save()).status).toBe(200);
  expect((await save({}, 0)).body).toMatchObject({ code: 'bookings.badges.changed_meanwhile' });
  expect((await save({ isFolded: true }, 1)).body).toMatchObject({
    version: 2,
    layout: { isFolded: true },
  });
});

test('sizes have bounds, a sheet must hold one, and what is another event’s is missing', async () => {
  const statusOf = async (layout: Partial<BadgeLayout>) => (await save(layout)).status;
  expect(await statusOf({ width: 399 })).toBe(422);
  expect(await statusOf({ height: 2_971 })).toBe(422);
  expect(await statusOf({ lines: [] })).toBe(422);
  expect(await statusOf({ lines: [aLine('name', { size: 73 })] })).toBe(422);
  expect((await save({ height: 1_600, sheet: 'a4', isFolded: true })).body).toMatchObject({
    code: 'bookings.badge_too_large',
  });
  const other = await aPublishedEvent(app, admin);
  const { ticket } = await aSale(app, admin, other.id);
  expect(await statusOf({ bands: [{ ticketId: ticket.id, colour: '#4250c9' }] })).toBe(404);
  const question = await newQuestion(app, admin, other.id, { kind: 'text', per: 'place' });
  expect(await statusOf({ lines: [aLine('question', { questionId: question.id })] })).toBe(404);
  expect((await read()).version).toBe(0);
});

test('the preview draws somebody who is coming, and nobody of another event', async () => {
  const { people } = await guests(['Ada']);
  const { body } = await preview({ sheet: 'a4' }, people[0]?.id ?? 0);
  expect((body as BadgePreview).svg).toMatch(/^<svg/);
  expect(body).toMatchObject({ perSheet: 4 });
  expect((await preview({}, null)).status).toBe(200);
  const other = await aPublishedEvent(app, admin);
  const elsewhere = { params: { eventId: other.id } };
  const at = 'POST /api/events/:eventId/badges/preview';
  const input = { layout: aLayout(), placeId: people[0]?.id };
  expect((await asked(at, { ...elsewhere, body: input })).status).toBe(404);
});

test('a run is of those a filter finds, in the order of their names', async () => {
  const { people, ticket } = await guests(['Cleo', 'ada', 'Bert']);
  await save();
  expect(await run()).toEqual({ count: 3, first: 'ada', last: 'Cleo', next: null });
  const body = { key: newKey(), placeId: people[0]?.id };
  await asked('POST /api/events/:eventId/check-ins', { body });
  expect(await run({ state: 'missing' })).toMatchObject({ count: 2, last: 'Bert' });
  expect(await run({ ticketId: ticket.id, q: 'bert' })).toMatchObject({ count: 1 });
  expect(await run({ after: people[2]?.id })).toMatchObject({ count: 1, first: 'Cleo' });
  expect((await printed('?q=nobody')).json()).toMatchObject({ code: 'bookings.nobody_to_print' });
});

test('a place that lets nobody in has no badge', async () => {
  const { ticket } = await aSale(app, admin, event.id);
  const token = await aHold(app, event.slug, [{ ticketId: ticket.id, quantity: 1 }]);
  const { people } = await booked(app, token);
  await save();
  expect((await badgeOf(people[0]?.id ?? 0)).json()).toMatchObject({
    code: 'bookings.not_from_here',
  });
});

test('what was printed is in the audit log', async () => {
  const { people } = await guests(['Ada']);
  await save();
  await printed();
  await badgeOf(people[0]?.id ?? 0);
  const { text } = await app.call('GET /api/audit', { token: admin.token, query: {} });
  expect(text).toContain('bookings.badges_printed');
  expect(text).toContain('bookings.badge_printed');
});

test.skipIf(!hasPdfReaders)('what is printed is read back by programs of others', async () => {
  const { people, questionId } = await guests(['<b>Ada</b>', 'Bert']);
  await save({
    lines: [
      aLine('name'),
      aLine('question', { questionId }),
      aLine('text', { text: { en: 'Hi' } }),
    ],
  });
  const all = await readPdf((await printed()).rawPayload);
  expect(all.info).toMatch(/^Pages: +2$/m);
  expect(all.text).toContain('Firm of Bert');
  const answer = await badgeOf(people[0]?.id ?? 0);
  expect(answer.headers['content-type']).toBe('application/pdf');
  const one = await readPdf(answer.rawPayload);
  expect(one.info).toMatch(/^Pages: +1$/m);
  expect(one.text).toContain('<b>Ada</b>');
  expect(one.text).toContain('Hi');
  expect(await scanPdf(answer.rawPayload)).toBe(people[0]?.pass);
});
