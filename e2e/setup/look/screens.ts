import type { Page } from 'playwright-core';
import { inject } from 'vitest';
import { theDemoOrganiser } from '../api.ts';

/** A path, and what is there when the screen is. */
export type Screen = readonly [path: string, content: string];

const rows = 'main :is([data-row], [data-open])';
export const people: readonly Screen[] = [
  ['/', 'main li bdi'],
  ['/users/organisation', rows],
  ['/users/conference', rows],
  ['/apps/user/list', rows],
  ['/apps/user/view/11', '[role=tabpanel] li'],
  ['/apps/user/edit/11', 'main form'],
];
export const work: readonly Screen[] = [
  ['/apps/todo/all', '[data-task]'],
  ['/apps/todo/all?task=new', '[role=dialog] form'],
  ['/access-control', 'main h1'],
  ['/tables/sample', rows],
];
export const settings: readonly Screen[] = [
  ['/pages/account-settings', 'main form'],
  ['/settings', 'main form'],
  ['/settings/outbox', 'main :is(li time, h2)'],
  ['/settings/audit', 'main li time'],
];
const inside = [...people, ...work, ...settings];
/** Looked at once, on a phone: what is in them wears the same colours as the screens above. */
const more: readonly Screen[] = [
  ['/conference-platform', 'main form'],
  ['/exhibitors/gold', 'main h1'],
  ['/sponsors', 'main h1'],
  ['/conference-agenda', 'main h1'],
  ['/speakers/all', 'main h1'],
  ['/moderation', 'main h1'],
  ['/venue', 'main h1'],
  ['/conference-program', 'main h2'],
  ['/summit-agenda', 'main h2'],
  ['/exhibit-hall', 'main h2'],
  ['/live-chat', 'main nav a'],
  ['/comet-chat', 'main h1'],
  ['/admin-chat', 'main h1'],
  ['/people-search', 'main [type=search]'],
  ['/attendee-search', 'main h2, main li'],
  ['/summit-attendees', 'main li'],
  ['/drop-your-card', 'main h2'],
  ['/my-profile', 'main form'],
  ['/apps/email', 'main h2'],
  ['/apps/chat', 'main li'],
  ['/apps/calendar', 'main h1'],
  ['/pages/pricing', 'main h2'],
  ['/pages/faq', 'main h2'],
  ['/pages/knowledge-base', 'main h2'],
  ['/pages/help/manage', 'main h2'],
  ['/pages/pricing/edit', 'main form'],
];
/** Without an event there is nothing to show but how to come to one. */
export const empty: readonly Screen[] = [
  '/conference-platform',
  '/sponsors',
  '/conference-agenda',
  '/venue',
  '/live-chat',
  '/summit-agenda',
].map((path) => [path, 'main h1']);
export const outside: readonly Screen[] = [
  ['/login', 'form'],
  ['/register', 'form'],
  ['/forgot-password', 'form'],
  ['/misc/not-authorized', 'main a'],
  ['/misc/coming-soon', 'main a'],
  ['/misc/maintenance', 'main a'],
  ['/misc/error', 'main a'],
  ['/no/such/page', 'main a'],
];

/** By what they are, and who sees them. */
export const everywhere = [
  ['of people, work and settings', inside, theDemoOrganiser],
  ['of an event', more, theDemoOrganiser],
  ['outside', outside, null],
] as const;

export async function go(page: Page, [path, content]: Screen): Promise<void> {
  await page.goto(inject('address') + path);
  await page.locator(content).first().waitFor();
  await page.locator('h1').first().waitFor();
}

/** What a check finds on each of them, in one visit. */
export async function faultsOn(
  page: Page,
  screens: readonly Screen[],
  check: (page: Page) => Promise<string[]>,
): Promise<string[]> {
  const found: string[] = [];
  for (const screen of screens) {
    await go(page, screen);
    found.push(...(await check(page)).map((fault) => `${screen[0]}: ${fault}`));
  }
  return found;
}
