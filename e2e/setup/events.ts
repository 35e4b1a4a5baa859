import type { EventSetup } from '@plenum/contract';
import type { Page } from 'playwright-core';
import { type Actor, send } from './api.ts';

/** A draft of the organiser's, with what the public page needs. */
export async function anEventOf(organiser: Actor, name: string): Promise<EventSetup> {
  const days = { startsOn: '2027-03-27', endsOn: '2027-03-29', timeZone: 'Europe/Berlin' };
  const languages = ['en', 'de'];
  const token = organiser.accessToken;
  return send<EventSetup>('/api/events', token, { name, ...days, languages });
}

export const hub = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
export const part = (page: Page, name: string) =>
  page
    .getByRole('navigation', { name: 'Sections of the setup' })
    .getByRole('link', { name, exact: true })
    .click();
export const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
export const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).click();
export const savedMark = (page: Page) => page.getByText('Saved', { exact: true });
