import type { Page } from 'playwright-core';
import { type Actor, aNewPerson, anOrganiser, send, signIn } from './api.ts';
import { mailedLink } from './letters.ts';

const tokenOf = (link: string) => ({ token: link.split('#')[1] });

/** Someone whose organisation may invite and mail. */
export async function aVerifiedOrganiser(): Promise<Actor> {
  const organiser = await anOrganiser();
  const link = await mailedLink(organiser.email, 'verify');
  await send('/api/accounts/verification', null, tokenOf(link));
  return organiser;
}

/** Invited, come, and signed in. */
export const anAttendeeOf = (organiser: Actor, fullName: string): Promise<Actor> =>
  cameTo(organiser, fullName, 'client');

/** One more who runs what the organiser runs. */
export const aColleagueOf = (organiser: Actor, fullName: string): Promise<Actor> =>
  cameTo(organiser, fullName, 'admin');

async function cameTo(organiser: Actor, fullName: string, role: 'client' | 'admin') {
  const { username, email, password } = aNewPerson();
  await send('/api/accounts/invitations', organiser.accessToken, { email, role });
  const link = await mailedLink(email, 'invitation');
  const account = { username, fullName, password };
  await send('/api/accounts/invitation/accept', null, { ...tokenOf(link), account });
  return signIn(email, password);
}

/** A verified organiser and the attendees who have come. */
export async function anOrganisationWith(...attendees: string[]): Promise<Actor> {
  const organiser = await aVerifiedOrganiser();
  for (const name of attendees) await anAttendeeOf(organiser, name);
  return organiser;
}

export const person = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
export const choice = (page: Page, name: string) =>
  page.getByRole('checkbox', { name: `Select ${name}`, exact: true });
export const bulk = (page: Page) => page.getByRole('group', { name: 'Actions for the selection' });
export const names = (page: Page) => page.locator('[data-row] [data-open]').allInnerTexts();
