import { afterAll, beforeAll, expect, test } from 'vitest';
import { aColleague, anAdmin, aPublishedEvent } from '../../../testing/builders.ts';
import { aQuestion } from '../../../testing/chat/desks.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { insertPerson } from '../../events/index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

test('who takes a question and hands it over stands in the audit', async () => {
  const admin = await anAdmin(app);
  const second = await aColleague(app, admin, 'admin', 'Bea Kern');
  const event = await aPublishedEvent(app, admin);
  const asker = await aColleague(app, admin, 'client', 'Lea Okafor');
  await insertPerson(app.testDb.db, admin.person.organisationId, event.id, asker.person.id);
  const id = await aQuestion(app, asker, event.id);
  const { token } = admin;
  const params = { conversationId: id };
  await app.call('POST /api/chat/requests/:conversationId/take', { token, params });
  await app.call('POST /api/chat/requests/:conversationId/hand-over', {
    token,
    params,
    body: { personId: second.person.id },
  });
  const { body } = await app.call('GET /api/audit', {
    token: admin.token,
    query: { action: 'chat' },
  });
  const subject = { subject: 'Lea Okafor', subjectId: asker.person.id };
  expect(body).toMatchObject({
    entries: [
      { action: 'chat.help_handed_over', ...subject, after: { takenBy: 'Bea Kern' } },
      { action: 'chat.help_taken', ...subject },
    ],
  });
});
