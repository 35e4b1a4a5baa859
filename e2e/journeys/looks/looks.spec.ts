import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { anOrganiser, theDemoOrganiser } from '../../setup/api.ts';
import { accessFaults, contrastFaults, lookFaults, test } from '../../setup/browser.ts';
import { narrow, widthFaults } from '../../setup/look/narrow.ts';
import { type Look, looksInside, looksOutside, wear, wearFromNowOn } from '../../setup/looks.ts';
import {
  empty,
  everywhere,
  faultsOn,
  go,
  outside,
  people,
  type Screen,
  settings,
  work,
} from '../../setup/look/screens.ts';

/** Many checks in one visit: a new window for each would take longer than the check. */
const sweepTimeout = 180_000;
const phone = { viewport: narrow, language: 'de' } as const;

const noFaults = () => Promise.resolve<string[]>([]);
const checks: Partial<Record<`${Look['skin']} ${Look['direction']}`, typeof accessFaults>> = {
  'light ltr': accessFaults,
  'dark rtl': lookFaults,
  'semi-dark ltr': contrastFaults,
  'bordered rtl': contrastFaults,
};

/** All rules once, where the looks differ what a look can break; colours read alike in both directions. */
const checkOf = ({ skin, direction }: Look) => checks[`${skin} ${direction}`] ?? noFaults;

async function shapeFaults(page: Page): Promise<string[]> {
  const headings = await page.locator('h1').count();
  return [...(headings === 1 ? [] : [`${headings} h1`]), ...(await widthFaults(page))];
}

async function faultsIn(page: Page, look: Look): Promise<string[]> {
  const check = checkOf(look);
  const first = await check(page);
  // Colours may still be changing at the first look.
  const found = [...(first.length > 0 ? await check(page) : []), ...(await shapeFaults(page))];
  const { pathname, search } = new URL(page.url());
  return found.map((fault) => `${pathname}${search} ${look.skin} ${look.direction}: ${fault}`);
}

/** Two screens of one title cannot be told apart in a row of tabs; a drawer keeps its list's. */
function titleFaults(pathOf: Map<string, string>, title: string, path: string): string[] {
  const other = pathOf.get(title) ?? path;
  pathOf.set(title, other);
  return other === path ? [] : [`has the title of ${other}, ${title}`];
}

const phoneFaults = (page: Page, screens: readonly Screen[], pathOf: Map<string, string>) =>
  faultsOn(page, screens, async () => [
    ...(await accessFaults(page)),
    ...(await shapeFaults(page)),
    ...titleFaults(pathOf, await page.title(), new URL(page.url()).pathname),
  ]);

test.for([
  ['people', people],
  ['work', work],
  ['settings', settings],
] as const)(
  'screens of %s are for everyone in every skin and direction',
  { timeout: sweepTimeout },
  async ([, screens], { open }) => {
    const page = await open('/favicon.svg', { as: await theDemoOrganiser() });
    const found: string[] = [];
    for (const screen of screens) {
      await go(page, screen);
      for (const look of looksInside) {
        await wear(page, look);
        found.push(...(await faultsIn(page, look)));
      }
    }
    expect(found).toEqual([]);
  },
);

test(
  'screens outside are for everyone in light, dark and both directions',
  {
    timeout: sweepTimeout,
  },
  async ({ open, expected }) => {
    expected.push(/status of 404/);
    const page = await open('/favicon.svg');
    const found: string[] = [];
    for (const look of looksOutside) {
      await wearFromNowOn(page, look);
      for (const screen of outside) {
        await go(page, screen);
        found.push(...(await faultsIn(page, look)));
      }
    }
    expect(found).toEqual([]);
  },
);

const titles = new Map<string, string>();

test.for(everywhere)(
  'screens %s fit a phone in German, each under a title of its own',
  { timeout: sweepTimeout },
  async ([, screens, signIn], { open, expected }) => {
    expected.push(/status of 404/);
    const page = await open('/favicon.svg', { ...phone, ...(signIn && { as: await signIn() }) });
    expect(await phoneFaults(page, screens, titles)).toEqual([]);
  },
);

test('screens of a new organisation have a heading, a title and a way on', async ({ open }) => {
  const page = await open('/favicon.svg', { as: await anOrganiser(), ...phone });
  const named = new Map<string, string>();
  expect(await phoneFaults(page, empty, named)).toEqual([]);
  expect([...named.keys()]).not.toContain('Plenum');
  await page.goto(inject('address'));
  await page.getByRole('link', { name: 'Veranstaltung anlegen' }).click();
  await page.waitForURL('**/conference-platform');
});
