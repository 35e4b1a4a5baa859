import { type AccountSettings, drawnPicture } from '@plenum/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aColleague, type Actor, anAdmin } from '../../../testing/builders.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let admin: Actor;
beforeAll(async () => (app = await openTestApp()));
beforeEach(async () => (admin = await anAdmin(app)));
afterAll(() => app.close());

const read = async (by = admin) =>
  (await app.call('GET /account-setting/data', { token: by.token })).body as AccountSettings;
const put = (part: 'general' | 'info' | 'social' | 'notification', body: object) =>
  app.call(`PUT /api/accounts/settings/${part}`, { token: admin.token, body });
const info = {
  bio: 'Runs summits',
  dob: '1988-02-29',
  country: 'PT',
  website: 'https://example.org',
  phone: 351210000000,
};

test('a new account’s page has every key of the spec', async () => {
  expect(await read()).toEqual({
    general: {
      avatar: drawnPicture('Ada Sommer'),
      username: expect.any(String),
      fullName: 'Ada Sommer',
      email: admin.email,
      company: '',
    },
    info: { bio: '', dob: null, country: '', website: '', phone: null },
    social: {
      socialLinks: {
        twitter: '',
        facebook: '',
        google: '',
        linkedIn: '',
        instagram: '',
        quora: '',
      },
      connections: { twitter: {}, google: {}, facebook: {}, github: {} },
    },
    notification: {
      commentOnArticle: true,
      answerOnForm: true,
      followMe: true,
      newAnnouncements: true,
      productUpdates: false,
      blogDigest: false,
    },
  });
});

test('each part is changed alone, and only one’s own', async () => {
  const colleague = await aColleague(app, admin);
  const before = await read(colleague);
  const general = { username: `renamed-${admin.person.id}`, fullName: 'Ada S.', company: 'COA' };
  await put('general', general);
  await put('info', info);
  const social = {
    twitter: '',
    facebook: '',
    google: '',
    linkedIn: 'https://example.org/in',
    instagram: '',
    quora: '',
  };
  await put('social', social);
  const flags = { ...before.notification, blogDigest: true };
  const last = (await put('notification', flags)).body as AccountSettings;
  expect(last).toMatchObject({
    general,
    info,
    social: { socialLinks: social },
    notification: flags,
  });
  expect(await read()).toEqual(last);
  expect(await read(colleague)).toEqual(before);
});

test('a username that is taken lands on its field', async () => {
  const { general } = await read(await aColleague(app, admin));
  const answer = await put('general', {
    username: general.username.toUpperCase(),
    fullName: '',
    company: '',
  });
  expect(answer.status).toBe(409);
  expect(answer.body).toMatchObject({
    code: 'accounts.name_taken',
    errors: [{ path: '/username' }],
  });
});

describe('refused are', () => {
  test.each([
    ['info', { ...info, website: 'javascript:alert(1)' }],
    ['info', { ...info, website: 'https://a"onclick="' }],
    ['info', { ...info, dob: '1999-02-30' }],
    ['info', { ...info, phone: '1' }],
    ['info', { ...info, role: 'admin' }],
    ['general', { username: 'x', fullName: 'x', company: 'x', email: 'x@example.org' }],
    ['general', { username: 'x', fullName: 'x', company: 'x', emailVerified: true }],
    ['notification', { blogDigest: 'yes' }],
  ] as const)('%s %j', async (part, body) => {
    const before = await read();
    expect((await put(part, body)).status).toBe(422);
    expect(await read()).toEqual(before);
  });
});
