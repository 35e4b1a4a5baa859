import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Stars } from '@plenum/contract';
import { sql } from '../../../platform/db/sql.ts';
import { type Actor, anAdmin } from '../../../testing/builders.ts';
import { aHold, anAddition, booked, detailsOf } from '../../../testing/bookings/bookings.ts';
import { aClosedEvent, aWorkshop } from '../../../testing/opens/closed-event.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { cancelOwn, keepDetails, readOwn } from '../index.ts';
import { seatNewcomer } from './opens.seats.ts';

let app: TestApp;
let closed: Awaited<ReturnType<typeof aClosedEvent>>;
let workshop: { id: number };

beforeAll(async () => {
  app = await openTestApp();
  closed = await aClosedEvent(app);
  workshop = await aWorkshop(app, closed);
});
afterAll(() => app.close());

const starsOf = async ({ token }: Actor) => {
  const params = { eventId: closed.event.id };
  const { body } = await app.call('GET /api/events/:eventId/stars', { token, params });
  return (body as Stars).sessionIds;
};
const star = ({ token }: Actor) =>
  app.call('PUT /api/events/:eventId/stars/:sessionId', {
    token,
    params: { eventId: closed.event.id, sessionId: closed.session.id },
  });
const bookerOf = ({ email, fullName }: Pick<Actor, 'email' | 'fullName'>) => ({
  email,
  fullName,
  phone: '',
});

async function aSeat(booker: Pick<Actor, 'email' | 'fullName'>): Promise<string> {
  const { full, event } = closed;
  const items = [full, workshop].map(({ id }) => ({ ticketId: id, quantity: 1 }));
  const token = await aHold(app, event.slug, items);
  await booked(app, token, { details: { booker: bookerOf(booker) } });
  return token;
}

test('a session that is booked by itself is on the agenda until it is cancelled', async () => {
  const one = await closed.attendee();
  expect(await starsOf(one)).toEqual([]);
  const token = await aSeat(one);
  expect(await starsOf(one)).toEqual([closed.session.id]);
  await cancelOwn(app.work, token, '');
  expect(await starsOf(one)).toEqual([]);
});

test('what somebody starred themselves stays when the seat is gone', async () => {
  const one = await closed.attendee();
  await star(one);
  const token = await aSeat(one);
  await cancelOwn(app.work, token, '');
  expect(await starsOf(one)).toEqual([closed.session.id]);
});

test('the seat goes along when the ticket is handed on', async () => {
  const [ada, ben] = [await closed.attendee(), await closed.attendee()];
  const token = await aSeat(ada);
  const own = await readOwn(app.work, token);
  const { email, fullName } = ben;
  const people = own.people.map(({ id }) => ({ placeId: id, email, fullName, answers: [] }));
  await keepDetails(app.work, token, { ...detailsOf(own), booker: bookerOf(ada), people });
  expect(await starsOf(ben)).toEqual([closed.session.id]);
  expect(await starsOf(ada)).toEqual([]);
});

test('a workshop that was added later is of who has the ticket of the first, at once', async () => {
  const [ada, ben] = [await closed.attendee(), await closed.attendee()];
  const { full, event } = closed;
  const token = await aHold(app, event.slug, [{ ticketId: full.id, quantity: 1 }]);
  const [place] = (await readOwn(app.work, token)).people;
  const { email, fullName } = ada;
  const people = [{ placeId: place?.id ?? 0, email, fullName, answers: [] }];
  await booked(app, token, { details: { booker: bookerOf(ben), people } });
  const added = await anAddition(app, event.slug, token, [{ ticketId: workshop.id, quantity: 1 }]);
  await booked(app, added, { details: { booker: bookerOf(ben), people: [] } });
  expect(await starsOf(ada)).toEqual([closed.session.id]);
  expect(await starsOf(ben)).toEqual([]);
  await cancelOwn(app.work, token, '');
  expect(await starsOf(ada)).toEqual([]);
});

test('who comes in later finds it there, who belongs elsewhere does not', async () => {
  const late = await closed.attendee();
  const { organisationId, id: personId } = late.person;
  await aSeat({ email: 'late@example.org', fullName: 'Late' });
  expect(await starsOf(late)).toEqual([]);
  await app.testDb.db.run(
    sql`update accounts set email = 'late@example.org' where id = ${personId}`,
  );
  const come = { organisationId, personId, email: 'Late@example.org' };
  const stranger = await anAdmin(app);
  await app.work.transaction((tx) =>
    seatNewcomer(tx, { ...come, organisationId: stranger.person.organisationId }),
  );
  expect(await starsOf(late)).toEqual([]);
  await app.work.transaction((tx) => seatNewcomer(tx, come));
  expect(await starsOf(late)).toEqual([closed.session.id]);
});
