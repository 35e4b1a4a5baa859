import type {
  Case,
  Cases,
  Measure,
  Measures,
  NewMeasure,
  NewReport,
  Settlement,
  WordFilter,
} from '@plenum/contract';
import { insertPerson } from '../features/events/index.ts';
import { sql } from '../platform/db/sql.ts';
import { aBooth, aColleague, type Actor, aPublishedEvent } from './builders.ts';
import type { Answer, CallInput, TestApp } from './test-app.ts';

type Key = Parameters<TestApp['call']>[0];

/** An event with people who may be reported, and those who keep order in it. */
export async function aDesk(app: TestApp, admin: Actor) {
  const event = await aPublishedEvent(app, admin);
  const eventId = event.id;
  const call = (by: Actor, key: Key, input: CallInput = {}): Promise<Answer> =>
    app.call(key, { token: by.token, ...input, params: { eventId, ...input.params } });
  const attendee = async (fullName = 'Noah Berger') => {
    const one = await aColleague(app, admin, 'client', fullName);
    await insertPerson(app.testDb.db, one.person.organisationId, eventId, one.person.id);
    return one;
  };
  const cases = async (by: Actor, query: Record<string, unknown> = {}) =>
    (await call(by, 'GET /api/events/:eventId/moderation', { query })).body as Cases;
  return {
    event,
    call,
    attendee,
    cases,
    moderator: async () => {
      const one = await attendee('Mira Vogt');
      const params = { personId: one.person.id };
      await call(admin, 'PUT /api/events/:eventId/team/:personId', {
        params,
        body: { role: 'moderator' },
      });
      return one;
    },
    booth: (staff: readonly Actor[] = []) => aBooth(app, admin, eventId, staff),
    report: (by: Actor, subject: NewReport['subject'], more: Partial<NewReport> = {}) =>
      call(by, 'POST /api/events/:eventId/reports', {
        body: { subject, reason: 'spam', note: '', ...more },
      }),
    caseAbout: async (by: Actor, of: Actor): Promise<Case> => {
      const found = (await cases(by)).cases.find(({ person }) => person?.id === of.person.id);
      if (!found) throw new Error('Nothing is reported about them.');
      return found;
    },
    settle: (by: Actor, caseId: number, settlement: Partial<Settlement>) =>
      call(by, 'POST /api/events/:eventId/moderation/:caseId/settle', {
        params: { caseId },
        body: { deed: 'dismiss', reason: '', ...settlement },
      }),
    measure: (by: Actor, of: Actor, more: Partial<NewMeasure> = {}) =>
      call(by, 'POST /api/events/:eventId/measures', {
        body: { personId: of.person.id, kind: 'ban', reason: 'Spam all day', ...more },
      }),
    measures: async (by: Actor) =>
      ((await call(by, 'GET /api/events/:eventId/measures')).body as Measures).measures,
    mine: async (by: Actor): Promise<Measure[]> =>
      ((await app.call('GET /api/moderation/mine', { token: by.token })).body as Measures).measures,
    lift: (by: Actor, measureId: number) =>
      call(by, 'DELETE /api/events/:eventId/measures/:measureId', { params: { measureId } }),
    appeal: (by: Actor, measureId: number, text = 'It was a joke.') =>
      app.call('POST /api/moderation/measures/:measureId/appeal', {
        token: by.token,
        params: { measureId },
        body: { text },
      }),
    answer: (by: Actor, measureId: number, isLifted: boolean) =>
      call(by, 'POST /api/events/:eventId/measures/:measureId/appeal-answer', {
        params: { measureId },
        body: { isLifted, text: 'We looked at it again.' },
      }),
    filter: (by: Actor, words: Partial<WordFilter>) =>
      call(by, 'PUT /api/events/:eventId/word-filter', {
        body: { refused: [], held: [], ...words },
      }),
    /** As if the time of every ban had passed. */
    endTimes: () =>
      app.testDb.db.run(
        sql`with m as (update moderation_measures set until = now() - interval '1 second'
                       where event_id = ${eventId})
            update events_people set banned_until = now() - interval '1 second'
            where event_id = ${eventId} and banned_until is not null`,
      ),
  };
}

export type Desk = Awaited<ReturnType<typeof aDesk>>;
