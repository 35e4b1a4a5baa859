import type { Acting, Session } from '@plenum/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../../platform/db/sql.ts';
import { aColleague, type Actor, anAdmin, aPublishedEvent } from '../../../testing/builders.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { openTestSocket } from '../../../testing/test-socket.ts';
import { insertPerson } from '../../events/index.ts';

let app: TestApp;
let admin: Actor;
let client: Actor;
beforeAll(async () => {
  app = await openTestApp();
});
beforeEach(async () => {
  admin = await anAdmin(app);
  client = await aColleague(app, admin);
});
afterAll(() => app.close());

const act = (by: Actor, personId: number, reason = 'They cannot find their sessions') =>
  app.call('POST /api/accounts/acting', { token: by.token, body: { personId, reason } });
const acting = async () => (await act(admin, client.person.id)).body as Acting;
const codeOf = ({ status, body }: { status: number; body: unknown }) => [
  status,
  (body as { code?: string }).code,
];
const deedsOf = async (action: string) =>
  (
    (await app.call('GET /api/audit', { token: admin.token, query: { action } })).body as {
      entries: unknown[];
    }
  ).entries;
const sees = (token: string) => app.call('GET /api/events', { token });

describe('acting as somebody', () => {
  test('is for organisers, about attendees of their organisation, with a reason', async () => {
    expect(codeOf(await act(client, admin.person.id))).toEqual([403, 'forbidden']);
    const stranger = await aColleague(app, await anAdmin(app));
    expect(codeOf(await act(admin, stranger.person.id))).toEqual([404, 'not_found']);
    const another = await aColleague(app, admin, 'admin');
    expect(codeOf(await act(admin, another.person.id))).toEqual([409, 'accounts.not_an_attendee']);
    expect((await act(admin, client.person.id, '     ')).status).toBe(422);
  });

  test('asks for a fresh proof', async () => {
    const { sessionId } = admin.person;
    await app.testDb.db.run(
      sql`update accounts_sessions set confirmed_at = now() - interval '1 hour' where id = ${sessionId}`,
    );
    expect(codeOf(await act(admin, client.person.id))).toEqual([403, 'accounts.confirm_first']);
  });

  test('shows what they see, as them', async () => {
    const { accessToken, userData } = await acting();
    expect(userData.id).toBe(client.person.id);
    expect((await sees(accessToken)).status).toBe(200);
    expect((await app.call('GET /api/people', { token: accessToken })).status).toBe(403);
  });

  test('cannot be renewed, nor lead on to another person', async () => {
    const { accessToken, refreshToken } = await acting();
    const renewed = await app.call('POST /jwt/refresh-token', { body: { refreshToken } });
    expect(renewed.status).toBe(401);
    const body = { personId: admin.person.id, reason: 'One more step' };
    const further = await app.call('POST /api/accounts/acting', { token: accessToken, body });
    expect(further.status).toBe(403);
  });

  test('leaves account, cards, people and notices alone', async () => {
    const { accessToken: token } = await acting();
    const event = await aPublishedEvent(app, admin);
    const { organisationId, id } = client.person;
    await insertPerson(app.testDb.db, organisationId, event.id, id);
    const params = { eventId: event.id };
    const answers = [
      await app.call('GET /account-setting/data', { token }),
      await app.call('GET /api/accounts/sessions', { token }),
      await app.call('GET /api/notifications', { token }),
      await app.call('GET /api/events/:eventId/connections', { token, params }),
      await app.call('PATCH /api/profile', { token, body: { version: 1, isListed: false } }),
      await app.call('POST /apps/todo/add-tasks', { token, body: { task: { title: 'Mine' } } }),
    ];
    expect(answers.map(codeOf)).toEqual(answers.map(() => [403, 'not_while_acting']));
  });

  test('writes down who began, why, and each deed before it is done', async () => {
    const { accessToken: token } = await acting();
    const event = await aPublishedEvent(app, admin);
    const { organisationId, id } = client.person;
    await insertPerson(app.testDb.db, organisationId, event.id, id);
    const params = { eventId: event.id };
    const changed = await app.call('PUT /api/events/:eventId/reminder', {
      token,
      params,
      body: { minutes: 5 },
    });
    expect(changed.status).toBe(200);
    expect(await deedsOf('accounts.acting_started')).toMatchObject([
      { person: { id: admin.person.id }, after: { reason: 'They cannot find their sessions' } },
    ]);
    expect(await deedsOf('accounts.acted')).toMatchObject([
      { person: { id: admin.person.id }, subject: 'PUT /api/events/:eventId/reminder' },
    ]);
  });

  test('is seen by the person, who can end it', async () => {
    const { accessToken } = await acting();
    const own = { token: client.token };
    const sessions = (await app.call('GET /api/accounts/sessions', own)).body as Session[];
    const theirs = sessions.find(({ actedBy }) => actedBy !== null);
    expect(theirs).toMatchObject({ actedBy: 'Ada Sommer', isCurrent: false });
    const params = { sessionId: theirs?.id };
    await app.call('DELETE /api/accounts/sessions/:sessionId', { ...own, params });
    expect((await sees(accessToken)).status).toBe(401);
  });

  test('ends at its end, and with the session it came from', async () => {
    const first = await acting();
    const end = { token: first.accessToken };
    expect((await app.call('POST /api/accounts/acting/end', end)).status).toBe(200);
    expect((await sees(first.accessToken)).status).toBe(401);
    const own = await app.call('POST /api/accounts/acting/end', { token: admin.token });
    expect(codeOf(own)).toEqual([409, 'accounts.not_acting']);
    const second = await acting();
    expect((await sees(second.accessToken)).status).toBe(200);
    await app.call('POST /jwt/logout', { token: admin.token });
    expect((await sees(second.accessToken)).status).toBe(401);
  });

  test('hears on its socket nothing that is told, and can say nothing there', async () => {
    const address = await app.listen();
    const { accessToken } = await acting();
    const deaf = await openTestSocket(address, accessToken);
    const own = await openTestSocket(address, client.token);
    const { organisationId, id } = client.person;
    await app.work.transaction((tx) => {
      tx.tell('profiles.mine_changed', { version: 2 }, [`person:${organisationId}.${id}`]);
      return Promise.resolve();
    });
    await own.hears('profiles.mine_changed');
    const answer: unknown = await deaf.socket.emitWithAck('chat.presence', { isIdle: false });
    expect(answer).toEqual({ problem: 'not_while_acting' });
    expect(deaf.heard).toEqual([]);
    const closed = app.call('POST /jwt/logout', { token: admin.token });
    expect(await deaf.closed).toBe('io server disconnect');
    await closed;
    own.socket.disconnect();
  });
});
