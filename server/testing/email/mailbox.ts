import type { Actor } from '../builders.ts';
import { sql } from '../../platform/db/sql.ts';
import type { Shown } from '../../platform/mail/printed.ts';
import type { TestApp } from '../test-app.ts';

/** What was mailed to an address, oldest first, once every due job is done. */
export async function mailTo(app: TestApp, address: string): Promise<Shown[]> {
  await app.doJobs();
  const open = await app.testDb.db.rows<Shown>(
    sql`select id, to_address as "to", subject, text_body as text, html_body as html
        from mail_messages where lower(to_address) = lower(${address}) and text_body is not null`,
  );
  const secret = app.shown.filter(({ to }) => to.toLowerCase() === address.toLowerCase());
  return [...open, ...secret].toSorted((one, other) => one.id - other.id);
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
