import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aColleague, type Actor, anAdmin, aNotice } from '../../testing/builders.ts';
import { mailTo } from '../../testing/email/mailbox.ts';
import { aChatNotice, choose } from '../../testing/notices.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { verifyOrganisationsOf } from '../organisations/index.ts';
import { mailDigests } from './notifications.digest.ts';
import { readNoticesUnder } from './notifications.read.ts';

let app: TestApp;
let beside: TestApp;
let admin: Actor;
let client: Actor;

beforeAll(async () => {
  app = await openTestApp();
  beside = await openTestApp({ beside: app });
});
beforeEach(async () => {
  app.clock.ahead = 0;
  admin = await anAdmin(app);
  client = await aColleague(app, admin);
});
afterAll(async () => {
  await beside.close();
  await app.close();
});

const verify = () => verifyOrganisationsOf(app.testDb.db, admin.person.id);
const mailAfter = async (minutes: number) => {
  app.clock.ahead = minutes * 60;
  await mailDigests(app.work);
  app.clock.ahead = 0;
  return mailTo(app, client.email);
};

describe('no letter is written', () => {
  test('in an organisation whose address is not proven', async () => {
    await aChatNotice(app, client);
    expect(await mailAfter(11)).toEqual([]);
    await verify();
    expect(await mailAfter(11)).toHaveLength(1);
  });

  test('of what is younger than ten minutes, or was read, or is a day old', async () => {
    await verify();
    await aChatNotice(app, client);
    expect(await mailAfter(9)).toEqual([]);
    expect(await mailAfter(25 * 60)).toEqual([]);
    const { organisationId, id } = client.person;
    await app.work.transaction((tx) => readNoticesUnder(tx, organisationId, id, 'chat'));
    expect(await mailAfter(11)).toEqual([]);
  });

  test('to who wants none of it, or is no member any more', async () => {
    await verify();
    await aChatNotice(app, client);
    await choose(app, client, 'messages', { mail: false });
    expect(await mailAfter(11)).toEqual([]);
    await choose(app, client, 'messages', { mail: true });
    const params = { personId: client.person.id };
    const gone = await app.call('DELETE /api/people/:personId', { token: admin.token, params });
    expect(gone.status).toBeLessThan(300);
    expect(await mailAfter(11)).toEqual([]);
  });

  test('of an agenda, which has its own', async () => {
    await verify();
    await aNotice(app, client);
    expect(await mailAfter(11)).toEqual([]);
  });
});

test('one letter lists what happened by kind, with words, link and way to turn it off', async () => {
  await verify();
  await aChatNotice(app, client);
  await aChatNotice(app, client, { data: { text: 'Or at ten?' } });
  await aChatNotice(app, client, {
    kind: 'chat.mentioned',
    data: { text: '<b>Ask</b> Noah' },
    link: '/live-chat/4?line=2',
  });
  const [letter, ...others] = await mailAfter(11);
  expect(others).toEqual([]);
  expect(letter?.subject).toMatch(/^You have 2 unread notifications at admin-/);
  expect(letter?.text).toMatch(/Messages\n\nInes Prado wrote to you 2 times\n"Or at ten\?"\nhttp/);
  expect(letter?.text).toMatch(/Mentions\n\nInes Prado mentioned you\n/);
  expect(letter?.text).toMatch(/http:\S+\/live-chat\/4\?line=2/);
  expect(letter?.text).toContain('/pages/account-settings?tab=notifications');
  expect(letter?.html).toContain('Ask');
  expect(letter?.html).not.toContain('<b>');
});

test('is written in its reader’s language', async () => {
  await verify();
  const before = await app.call('GET /api/accounts/preferences', { token: client.token });
  const body = { ...(before.body as object), language: 'de' };
  const kept = await app.call('PUT /api/accounts/preferences', { token: client.token, body });
  expect(kept.status).toBe(200);
  await aChatNotice(app, client);
  expect((await mailAfter(11))[0]?.text).toContain('Ines Prado hat Ihnen geschrieben');
});

test('comes at most once an hour, and tells nothing twice', async () => {
  await verify();
  await aChatNotice(app, client);
  expect(await mailAfter(11)).toHaveLength(1);
  await aChatNotice(app, client, { groupKey: 'chat.13', data: { text: 'Second' } });
  expect(await mailAfter(60)).toHaveLength(1);
  const [, second, ...others] = await mailAfter(72);
  expect(others).toEqual([]);
  expect(second?.text).toContain('Second');
  expect(second?.text).not.toContain('See you at nine?');
});

test('two nodes write one letter', async () => {
  await verify();
  for (const one of ['1', '2', '3']) await aChatNotice(app, client, { groupKey: `chat.${one}` });
  const nodes = [app, beside, app, beside];
  for (const { clock } of nodes) clock.ahead = 11 * 60;
  await Promise.all(nodes.map(({ work }) => mailDigests(work)));
  expect(await mailTo(app, client.email)).toHaveLength(1);
});

test('announcements are written to who asked for it and wants news of conferences', async () => {
  await verify();
  const words = { en: 'Lunch is served.' };
  const announce = () =>
    aChatNotice(app, client, {
      groupKey: randomUUID(),
      kind: 'events.announced' as 'chat.wrote',
      data: { eventName: 'Summit', languages: ['en'], words } as object,
    });
  await announce();
  expect(await mailAfter(11)).toEqual([]);
  await choose(app, client, 'announcements', { mail: true });
  expect((await mailAfter(11))[0]?.text).toContain('"Lunch is served."');
  await app.call('PUT /api/accounts/settings/notification', {
    token: client.token,
    body: {
      commentOnArticle: true,
      answerOnForm: true,
      followMe: true,
      newAnnouncements: false,
      productUpdates: false,
      blogDigest: false,
    },
  });
  await announce();
  expect(await mailAfter(90)).toHaveLength(1);
});
