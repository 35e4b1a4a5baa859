import type { EmailDetail, EmailPage, EmailRow, NewDraft } from '@plenum/contract';
import type { Page } from 'playwright-core';
import { type Actor, send } from './api.ts';
import { aColleagueOf, aVerifiedOrganiser } from './people.ts';

/** Sent at once; the sender's copy of it. */
export async function writes(from: Actor, to: Actor, draft: NewDraft): Promise<EmailDetail> {
  const { accessToken } = from;
  const body = { to: [{ personId: to.userData.id }], ...draft };
  const { email } = await send<{ email: EmailDetail }>('/api/email/drafts', accessToken, body);
  const path = `/api/email/drafts/${email.id}/send`;
  const sending = { version: email.version, delaySeconds: 0 };
  return (await send<{ email: EmailDetail }>(path, accessToken, sending)).email;
}

export const mailsIn = async (person: Actor, folder: string): Promise<EmailRow[]> =>
  (await send<EmailPage>(`/api/email/messages?folder=${folder}`, person.accessToken)).rows;

/** Somebody with a colleague who has written to them, the first subject first. */
export async function aMailbox(...subjects: string[]): Promise<{ reader: Actor; writer: Actor }> {
  const reader = await aVerifiedOrganiser();
  const writer = await aColleagueOf(reader, 'Noor Haddad');
  for (const subject of subjects) {
    await writes(writer, reader, { subject, message: `<p>The words of ${subject}.</p>` });
  }
  return { reader, writer };
}

export const line = (page: Page, subject: string) =>
  page.getByRole('list', { name: 'Emails' }).getByRole('listitem').filter({ hasText: subject });
export const lines = (page: Page) => page.locator('[data-email]');
export const folder = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Folders and labels' }).getByRole('link', { name });
export const reader = (page: Page) => page.getByRole('region', { name: 'Open email' });
export const paperOf = (page: Page, subject: string) =>
  page.frameLocator(`iframe[title="Text of “${subject}”"]`);
export const tick = (page: Page, subject: string) =>
  page.getByRole('checkbox', { name: `Select “${subject}”` });
