import type { Page } from 'playwright-core';

export interface Step {
  name: string;
  act(page: Page): Promise<unknown>;
}

export interface Screen {
  name: string;
  path: string;
  /** There when the screen says what one came for. */
  whenThere(page: Page): Promise<unknown>;
  steps: readonly Step[];
  /** Of its largest paint, where it is another than that of most. */
  paintMs?: number;
  /** What may come over the line for it, where pictures are much of it. */
  mostBytes?: number;
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const menu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });
const rows = (page: Page) => page.locator('tr[data-row]');
const typingMs = 120;

/** There and back: the next visit of the window finds what this one found. */
const colours: readonly Step[] = [
  { name: 'dark', act: (page) => button(page, 'Switch to dark colours').click() },
  { name: 'light', act: (page) => button(page, 'Switch to light colours').click() },
];

const everywhere: readonly Step[] = [
  {
    name: 'menu group',
    act: (page) => menu(page).getByRole('button', { name: 'Users', exact: true }).click(),
  },
  { name: 'narrow menu', act: (page) => button(page, 'Collapse menu').click() },
  { name: 'wide menu', act: (page) => button(page, 'Expand menu').click() },
  ...colours,
  {
    name: 'palette',
    act: async (page) => {
      await page.keyboard.press('Control+k');
      await page.getByRole('dialog').getByRole('combobox').waitFor();
    },
  },
  { name: 'palette typing', act: (page) => page.keyboard.type('conf', { delay: typingMs }) },
  {
    name: 'palette close',
    act: async (page) => {
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
    },
  },
];

export const dashboard: Screen = {
  name: 'Dashboard',
  path: '/',
  whenThere: (page) =>
    page.locator('main a[href="/users/organisation"]').filter({ hasText: /\d/ }).waitFor(),
  steps: [
    ...everywhere,
    {
      name: 'menu link',
      act: async (page) => {
        await menu(page).getByRole('link', { name: 'Conference Users' }).click();
        await rows(page).first().waitFor();
      },
    },
  ],
};

export const lobby: Screen = {
  name: 'Lobby',
  path: '/venue',
  mostBytes: 400_000,
  whenThere: (page) => page.locator('main h1').waitFor(),
  steps: everywhere,
};

export const hall: Screen = {
  name: 'Exhibit hall',
  path: '/exhibit-hall',
  mostBytes: 400_000,
  whenThere: (page) => page.locator('main h2').first().waitFor(),
  steps: everywhere,
};

export const people: Screen = {
  name: 'People table, 100,000 behind it',
  path: '/apps/user/list',
  whenThere: (page) => rows(page).first().waitFor(),
  steps: [
    ...everywhere,
    {
      name: 'sort',
      act: async (page) => {
        await page.getByRole('columnheader', { name: 'Company' }).getByRole('button').click();
        await page.locator('th[aria-sort=ascending][data-column=company]').waitFor();
        await page.locator('table[aria-busy=false]').waitFor();
      },
    },
    { name: 'select', act: (page) => rows(page).first().getByRole('checkbox').click() },
    { name: 'select another', act: (page) => rows(page).nth(1).getByRole('checkbox').click() },
    {
      name: 'search typing',
      act: async (page) => {
        await page.getByRole('searchbox').click();
        await page.keyboard.type('maria', { delay: typingMs });
        await page.getByText('of 10,0').waitFor();
      },
    },
  ],
};

export const publicProgram = (slug: string): Screen => ({
  name: 'Public program of 500 sessions',
  path: `/e/${slug}`,
  whenThere: (page) => page.locator('[data-session]').nth(499).waitFor({ state: 'attached' }),
  steps: [
    {
      name: 'search typing',
      act: async (page) => {
        await page.getByRole('searchbox').click();
        await page.keyboard.type('maps', { delay: typingMs });
        await page.getByText('for “maps”').waitFor();
      },
    },
    {
      name: 'search leaving',
      act: async (page) => {
        await button(page, 'Clear filters').click();
        await page.locator('[data-session]').nth(499).waitFor({ state: 'attached' });
      },
    },
    {
      name: 'filter',
      act: async (page) => {
        await page.getByLabel('All rooms').selectOption({ label: 'Room 3' });
        await page.locator('[data-session]').nth(50).waitFor({ state: 'detached' });
      },
    },
  ],
});

const more = (page: Page) => page.getByRole('button', { name: /^One more/ });

/** What somebody opens once, often on a phone, to book. */
export const bookingPage: Screen = {
  name: 'Booking page',
  path: '/e/horizon-summit/register',
  paintMs: 1_200,
  whenThere: (page) => more(page).first().waitFor(),
  steps: [
    { name: 'first ticket', act: (page) => more(page).first().click() },
    { name: 'second ticket', act: (page) => more(page).first().click() },
    ...colours,
  ],
};
