import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anAdmin, aPersonWithPassword } from '../../../testing/builders.ts';
import { linkTokenFor, verify } from '../../../testing/email/mailbox.ts';
import { type Answer, openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { isCommonPassword } from './entrance.common.ts';

const about = ['maria.souza@example.com', 'Maria Souza', 'Horizon Summit'];

test.each([
  'password',
  'Password1!',
  'P@ssw0rd2026',
  '$ummer2026',
  'pass-word',
  'Passwort99',
  'motdepasse1',
  'Senha2026!',
  'qwertz123',
  '1q2w3e4r',
  '12345678',
  '87654321',
  'aaaaaaaa',
  'abcabcabc',
  'Willkommen!',
  'ILOVEYOU',
  'plenum2026',
  'mariasouza1',
  'Maria.Souza!',
  'HorizonSummit26',
])('%s is one of the first that somebody tries', (password) => {
  expect(isCommonPassword(password, about)).toBe(true);
});

test.each([
  'correct horse',
  'battery staple',
  'a new password',
  'maria likes trains',
  'summer rain on tin',
  '83920174',
  'ελληνικά λόγια',
  '会議は踊る、されど',
  '🦊🦉🐢🦔🐝🦋🐌🐞',
])('%s is not', (password) => {
  expect(isCommonPassword(password, about)).toBe(false);
});

describe('whoever chooses one is asked for another', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp();
  });
  afterAll(() => app.close());

  const refused = (path: string) => ({
    code: 'accounts.password_common',
    errors: [expect.objectContaining({ path })],
  });
  const bodyOf = ({ status, body }: Answer) => {
    expect(status).toBe(422);
    return body;
  };

  test('at sign-up, where the field says so', async () => {
    const founder = { email: 'lena.vogt@example.org', username: 'lena' };
    for (const password of ['Passwort2026', 'lena.vogt1']) {
      const { status, body } = await app.call('POST /jwt/register', {
        body: { ...founder, password },
      });
      expect(status).toBe(200);
      expect(body).toEqual({
        error: { email: null, username: null, password: 'Many people use this password.' },
      });
    }
  });

  test('with an invitation, which is good for another try', async () => {
    const admin = await anAdmin(app);
    await verify(app, admin);
    const email = 'ada@example.org';
    const invitation = { token: admin.token, body: { email, role: 'client' } };
    await app.call('POST /api/accounts/invitations', invitation);
    const token = await linkTokenFor(app, email);
    const accept = (password: string) =>
      app.call('POST /api/accounts/invitation/accept', {
        body: { token, account: { username: 'ada', fullName: 'Ada Alves', password } },
      });
    expect(bodyOf(await accept('AdaAlves!1'))).toMatchObject(refused('/account/password'));
    expect((await accept('correct horse')).status).toBe(200);
  });

  test('in place of a forgotten one, whose link is good for another try', async () => {
    const { email } = await aPersonWithPassword(app);
    await app.call('POST /api/accounts/forgotten-password', { body: { email } });
    const token = await linkTokenFor(app, email);
    const reset = (password: string) =>
      app.call('POST /api/accounts/password-reset', { body: { token, password } });
    expect(bodyOf(await reset('12345678'))).toMatchObject(refused('/password'));
    expect((await reset('battery staple')).status).toBe(200);
  });

  test('in place of the present one', async () => {
    const { email, password } = await aPersonWithPassword(app);
    const session = await app.call('POST /jwt/login', { body: { email, password } });
    const { accessToken: token } = session.body as { accessToken: string };
    const change = (next: string) =>
      app.call('POST /api/accounts/password', { token, body: { current: password, next } });
    expect(bodyOf(await change('qwertz123'))).toMatchObject(refused('/next'));
    expect((await change('battery staple')).status).toBe(200);
  });
});
