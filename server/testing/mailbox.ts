import type { Actor } from './builders.ts';
import type { TestApp } from './test-app.ts';

export interface Kept {
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** What was mailed to an address, oldest first, once every due job is done. */
export async function mailTo(app: TestApp, address: string): Promise<Kept[]> {
  await app.doJobs();
  return app.testDb.db.rows<Kept>({
    parts: [
      'select to_address as "to", subject, text_body as text, html_body as html from mail_messages where lower(to_address) = lower(',
      ') order by id',
    ],
    values: [address],
  });
}

/** The token in the newest link mailed to an address. */
export async function linkTokenFor(app: TestApp, address: string): Promise<string> {
  const mail = (await mailTo(app, address)).at(-1);
  const token = /#([\w-]+)/.exec(mail?.text ?? '')?.[1];
  if (!token) throw new Error(`No link was mailed to ${address}.`);
  return token;
}

export async function verify(app: TestApp, admin: Actor): Promise<void> {
  await app.call('POST /api/accounts/verification/send', { token: admin.token });
  const token = await linkTokenFor(app, admin.email);
  await app.call('POST /api/accounts/verification', { body: { token } });
}
