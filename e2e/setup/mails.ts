import type { EmailDetail, EmailPage, NewDraft } from '@plenum/contract';
import type { Page } from 'playwright-core';
import { inject } from 'vitest';
import { type Actor, send } from './api.ts';

export const panel = (page: Page) => page.locator('dialog[open]');
export const field = (page: Page, name: string) =>
  panel(page).getByRole('combobox', { name, exact: true });
export const subject = (page: Page) => panel(page).getByRole('textbox', { name: 'Subject' });
export const words = (page: Page) => panel(page).getByRole('textbox', { name: 'Message' });
export const row = (page: Page, text: string) =>
  page
    .getByRole('list', { name: /^Emails/ })
    .getByRole('listitem')
    .filter({ hasText: text });
/** What a mail says, in the frame it is shown in. */
export const paper = (page: Page, title: string) =>
  page.locator(`iframe[title="Text of “${title}”"]`).first().contentFrame();

/** Chooses somebody by a part of their name. */
export async function choose(page: Page, name: string, who: string): Promise<void> {
  await field(page, name).pressSequentially(who.slice(0, 5));
  await page.getByRole('option', { selected: true }).filter({ hasText: who }).waitFor();
  await field(page, name).press('Enter');
  await panel(page)
    .getByRole('button', { name: `Remove ${who}` })
    .waitFor();
}

export async function write(page: Page, to: string, title: string, text: string): Promise<void> {
  await page.getByRole('button', { name: 'Write', exact: true }).first().click();
  await choose(page, 'To', to);
  await subject(page).fill(title);
  await words(page).click();
  await page.keyboard.type(text);
}

export const mailsOf = async (actor: Actor, query: string) =>
  (await send<EmailPage>(`/api/email/messages?${query}`, actor.accessToken)).rows;

export async function putFile(actor: Actor, name: string, text: string): Promise<number> {
  const path = `/api/email/files?name=${encodeURIComponent(name)}`;
  const answer = await fetch(inject('address') + path, {
    method: 'POST',
    headers: { 'content-type': 'text/plain', authorization: `Bearer ${actor.accessToken}` },
    body: text,
  });
  if (!answer.ok) throw new Error(`The file was not taken: ${answer.status}`);
  return ((await answer.json()) as { id: number }).id;
}

/** Sent at once, past the screen. */
export async function mail(from: Actor, draft: NewDraft): Promise<EmailDetail> {
  const token = from.accessToken;
  const { email } = await send<{ email: EmailDetail }>('/api/email/drafts', token, draft);
  const { version } = email;
  const sent = await send<{ email: EmailDetail }>(`/api/email/drafts/${email.id}/send`, token, {
    version,
    delaySeconds: 0,
  });
  return sent.email;
}
