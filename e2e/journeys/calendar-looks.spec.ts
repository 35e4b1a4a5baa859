import { describe, expect } from 'vitest';
import { anOrganiser } from '../setup/api.ts';
import { accessFaults, test } from '../setup/browser.ts';
import { everyLookFaults } from '../setup/every-look.ts';
import { addEntry, block, drawer, review, weekly, zone } from '../setup/calendar-screen.ts';
import { anAttendeeOf, aVerifiedOrganiser } from '../setup/people.ts';

const month = '/apps/calendar?view=month&on=2026-11-25';
const atOnce = ['Lunch', 'Budget', 'Interview', 'Rehearsal'];

describe('what people write', () => {
  const evil = [
    '<img src=x onerror=alert(1)>',
    '<script>alert(1)</script>',
    '"><svg onload=alert(1)>',
    'javascript:alert(1)',
  ];

  test('is shown as text, whatever it is', async ({ open, expected }) => {
    // What could act in a description is refused by the policy already when it is parsed.
    expected.push(/inline (style|event handler) violates/);
    const host = await aVerifiedOrganiser();
    const guest = await anAttendeeOf(host, 'Mara Lind');
    const guests = [{ personId: guest.userData.id }];
    const description = `${evil.join('')}<p>Readable</p><a href="javascript:alert(1)">one</a>
      <a href="https://example.org/">two</a><img src="https://evil.example/x.png">`;
    for (const title of evil)
      await addEntry(host, { ...review, title, description, location: title, guests } as never);
    const page = await open('/apps/calendar?view=day&on=2026-11-25', {
      as: guest,
      timezoneId: zone,
    });
    for (const title of evil) {
      await block(page, title).click();
      await drawer(page).getByText('Readable').waitFor();
      const links = await drawer(page)
        .locator('article a')
        .evaluateAll((all) => all.map((a) => a.getAttribute('href')));
      expect(links.filter((href) => href?.startsWith('javascript'))).toEqual([]);
      expect(await drawer(page).locator('script, iframe, img[src*=evil]').count()).toBe(0);
      await page.keyboard.press('Escape');
      await drawer(page).waitFor({ state: 'detached' });
    }
  });
});

describe('what happens at once', () => {
  test('stands side by side as far as there is room; the others wait in a leaf', async ({
    open,
  }) => {
    const person = await anOrganiser();
    await addEntry(person, review);
    for (const title of atOnce) await addEntry(person, { ...review, title });
    const page = await open('/apps/calendar?view=week&on=2026-11-25', {
      as: person,
      timezoneId: zone,
    });
    const more = page.getByRole('button', { name: '+4 more Wednesday, November 25, 2026' });
    await more.click();
    const leaf = page.getByRole('dialog', { name: 'Wednesday, November 25, 2026' });
    await expect.poll(() => leaf.getByRole('listitem').count()).toBe(4);
    expect(await accessFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await leaf.waitFor({ state: 'detached' });
    await page.setViewportSize({ width: 1920, height: 1000 });
    await more.waitFor({ state: 'detached' });
    for (const title of atOnce) await block(page, title).waitFor();
  });
});

test('everybody can use it, in every look', async ({ open }) => {
  const person = await anOrganiser();
  await addEntry(person, review);
  await addEntry(person, weekly);
  for (const title of atOnce) await addEntry(person, { ...review, title });
  await addEntry(person, {
    ...review,
    title: 'Trade fair',
    start: '2026-11-24',
    end: '2026-11-27',
    isAllDay: true,
  });
  const page = await open(month, { as: person, timezoneId: zone });
  for (const view of ['month', 'week', 'day', 'list']) {
    await page.goto(page.url().replace(/view=\w+/, `view=${view}`));
    await block(page, 'Trade fair').waitFor();
    expect([view, await everyLookFaults(page, block(page, 'Trade fair'))]).toEqual([view, []]);
  }
  await block(page, 'Design review').click();
  await drawer(page).getByRole('textbox').first().waitFor();
  const place = drawer(page).locator('[name=location]');
  expect(await everyLookFaults(page, place)).toEqual([]);
});
