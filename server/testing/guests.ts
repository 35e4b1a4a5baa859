import { randomUUID } from 'node:crypto';
import { aColleague, type Actor } from './builders.ts';
import { linkTokenFor } from './email/mailbox.ts';
import type { TestApp } from './test-app.ts';

export const anAddress = () => `guest-${randomUUID()}@example.org`;

/** Who has shown that they read mail at their address. */
export async function aProvenMember(app: TestApp, of: Actor): Promise<Actor> {
  const member = await aColleague(app, of);
  await app.testDb.db.run({
    parts: ['update accounts set verified_at = now() where id = ', ''],
    values: [member.person.id],
  });
  return member;
}

/** A stranger follows the newest link that was mailed, makes an account and signs in. */
export async function arriveAs(app: TestApp, email: string): Promise<Pick<Actor, 'token'>> {
  const token = await linkTokenFor(app, email);
  const username = `guest-${randomUUID().slice(0, 8)}`;
  const password = 'correct horse';
  const account = { username, fullName: 'Ines Prado', password };
  const accepted = await app.call('POST /api/accounts/invitation/accept', {
    body: { token, account },
  });
  if (accepted.status !== 200) throw new Error(`The link was answered ${accepted.text}.`);
  const signedIn = await app.call('POST /jwt/login', { body: { email, password } });
  return { token: (signedIn.body as { accessToken: string }).accessToken };
}
