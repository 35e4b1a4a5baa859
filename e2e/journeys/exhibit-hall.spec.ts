import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect } from 'vitest';
import { type Actor, send } from '../setup/api.ts';
import { accessFaults, test } from '../setup/browser.ts';
import { everyLookFaults } from '../setup/every-look.ts';
import { aHall } from '../setup/hall.ts';

const tier = (page: Page, name: string) =>
  page.getByRole('list', { name: new RegExp(`^${name} `) });
const shownIn = async (page: Page) => {
  const names = await page.locator('[data-booth] a bdi').allInnerTexts();
  return names.toSorted((one, other) => one.localeCompare(other));
};
const step = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Visitor funnel' }).getByRole('link', { name });

describe('at a booth', () => {
  let hall: Awaited<ReturnType<typeof aHall>>;
  let staff: Actor;
  let boothId: number;

  beforeAll(async () => {
    hall = await aHall('Dialogue Summit');
    boothId = await hall.addBooth('Northwind', 'platinum', {
      tagline: { en: 'Wind for everyone' },
      description: { en: 'We make wind.' },
      topics: ['Energy'],
    });
    await hall.addDocument(boothId, 'Prices.pdf');
    staff = await hall.addStaff(boothId, 'Sam Holt');
  });

  test('the staff sees how far somebody comes, and not who it is', async ({ open }) => {
    const visit = await open('/exhibit-hall', { as: hall.attendee });
    const office = await open(`/booths/${boothId}/console`, { as: staff });
    await step(office, 'Saw it in the hall 1').waitFor();
    await tier(visit, 'Platinum').getByRole('link', { name: 'Northwind' }).click();
    await visit.getByRole('heading', { level: 1, name: 'Northwind' }).waitFor();
    await step(office, 'Visited 1').click();
    const people = office.getByRole('dialog', { name: 'Visited: 1' });
    await people.getByText('Somebody').waitFor();
    expect(await people.getByText('Noah Berger').count()).toBe(0);
    await people.getByRole('button', { name: 'Close' }).click();

    const saved = visit.waitForEvent('download');
    await visit.getByRole('button', { name: 'Prices.pdf' }).click();
    const file = await saved;
    expect(file.suggestedFilename()).toBe('Prices.pdf');
    expect(await readFile(await file.path(), 'utf8')).toBe('%PDF-1.4 made up');
    await step(office, 'Downloaded a document 1').waitFor();
  });

  test('what somebody begins to ask stays while they are told of something else', async ({
    open,
  }) => {
    const token = hall.attendee.accessToken;
    const visit = await open(`/exhibit-hall/${boothId}`, { as: hall.attendee });
    await visit.getByRole('button', { name: 'Start a chat' }).click();
    const question = visit.getByRole('textbox').last();
    await question.fill('How weak');
    const readAgain = visit.waitForResponse(/\/api\/chat\/booths$/);
    const elsewhere = await hall.addBooth('Southwind');
    const path = `/api/events/${hall.event.id}/hall/${elsewhere}/chat`;
    const { id } = await send<{ id: number }>(path, token, {});
    const line = { clientId: crypto.randomUUID(), text: 'Said in another window' };
    await send(`/api/chat/conversations/${id}/lines`, token, line);
    await readAgain;
    await question.pressSequentially(' is it?');
    expect(await question.inputValue()).toBe('How weak is it?');
  });

  test('who asks is answered at once, and known from then on', async ({ open }) => {
    const visit = await open(`/exhibit-hall/${boothId}`, { as: hall.attendee });
    const office = await open(`/booths/${boothId}/console`, { as: staff });
    await office.getByText('Questions from visitors appear here automatically.').waitFor();
    await visit.getByRole('button', { name: 'Ask us' }).click();
    const question = visit.getByRole('textbox').last();
    await question.fill('How strong is it?');
    await question.press('Enter');
    const inbox = await open(`/booths/${boothId}/inbox`, { as: staff });
    await inbox.getByRole('button', { name: /How strong is it/ }).click();
    const answer = inbox.getByRole('textbox').last();
    await answer.fill('Force nine.');
    await answer.press('Enter');
    await visit.getByText('Force nine.').first().waitFor();

    const saved = visit.waitForEvent('download');
    await visit.getByRole('button', { name: 'Prices.pdf' }).click();
    await saved;
    await step(office, 'Asked a question 1').click();
    const asked = office.getByRole('dialog', { name: 'Asked a question: 1' });
    await asked.getByText('Noah Berger').waitFor();
    await asked.getByText('+15').waitFor();
    await asked.getByRole('link', { name: 'Downloaded 1 document' }).waitFor();
    expect(await accessFaults(office)).toEqual([]);
    await asked.getByRole('link', { name: 'Asked 1 question' }).click();
    await asked.waitFor({ state: 'hidden' });
  });

  test('the floor says when somebody of the staff is here', async ({ open }) => {
    await open(`/booths/${boothId}/console`, { as: staff });
    const visit = await open('/exhibit-hall?online=1', { as: hall.attendee, hasOwnClock: true });
    const link = visit.getByRole('link', { name: 'Northwind' });
    // Who is here is looked up at most every ten seconds of the server's own.
    await expect
      .poll(
        async () => {
          await visit.clock.fastForward('00:31');
          return link.count();
        },
        { interval: 500 },
      )
      .toBe(1);
    await visit.getByText('1 staff online now').waitFor();
    const lobby = await open('/venue', { as: hall.attendee });
    const booths = lobby.getByRole('region', { name: 'Exhibitors you can talk to now' });
    await booths.getByRole('link', { name: /Northwind.*1 staff online now/ }).click();
    await lobby.getByRole('heading', { level: 1, name: 'Northwind' }).waitFor();
  });
});

test('the floor is searched, filtered and marked, and the address keeps it', async ({ open }) => {
  const hall = await aHall('Order Summit');
  await hall.addBooth('Café Zürich', 'gold', { topics: ['Coffee'], tagline: { en: 'Beans' } });
  await hall.addBooth('Dial', 'gold', { topics: ['Phones'] });
  await hall.addBooth('Echo', 'silver', { topics: ['Phones', 'Coffee'] });
  const page = await open('/exhibit-hall', { as: hall.attendee });
  await expect.poll(() => shownIn(page)).toEqual(['Café Zürich', 'Dial', 'Echo']);

  await page.getByRole('searchbox', { name: 'Search booths' }).fill('cafe zurich');
  await expect.poll(() => shownIn(page)).toEqual(['Café Zürich']);
  await page.getByRole('button', { name: 'Clear filters' }).click();
  const topic = page.getByRole('group', { name: 'Topic' }).getByRole('button', { name: 'Phones' });
  await topic.press('Enter');
  expect(await topic.getAttribute('aria-pressed')).toBe('true');
  await expect.poll(() => shownIn(page)).toEqual(['Dial', 'Echo']);
  await page.getByRole('button', { name: 'Save Echo' }).click();
  await page.getByRole('combobox', { name: 'My marks' }).selectOption('Saved');
  await expect.poll(() => shownIn(page)).toEqual(['Echo']);
  await page.getByText('List', { exact: true }).click();
  await page.waitForURL(/view=list/);

  await page.reload();
  await expect.poll(() => shownIn(page)).toEqual(['Echo']);
  await page.getByRole('link', { name: 'Echo' }).click();
  await page.getByRole('heading', { level: 1, name: 'Echo' }).waitFor();
  await page.getByRole('link', { name: 'Exhibit hall', exact: true }).click();
  await expect.poll(() => shownIn(page)).toEqual(['Echo']);
  await tier(page, 'Silver').getByText('Visited').waitFor();

  await page.getByRole('checkbox', { name: 'Staff here now' }).check();
  await page.getByRole('heading', { name: 'No booth matches' }).waitFor();
  await page.getByRole('button', { name: 'Clear filters' }).last().click();
  await expect.poll(() => shownIn(page)).toEqual(['Café Zürich', 'Dial', 'Echo']);
});

test('a film is fetched from nobody before somebody asks for it', async ({ open, expected }) => {
  const hall = await aHall('Film Summit');
  const boothId = await hall.addBooth('Reel', 'gold', {
    videoUrl: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  });
  const page = await open(`/exhibit-hall/${boothId}`, { as: hall.attendee });
  await page.getByText('Until then YouTube receives no data about you.').waitFor();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Player</title>' }),
  );
  expect(await page.locator('iframe').count()).toBe(0);
  expected.push(/^foreign request: https:\/\/www\.youtube-nocookie\.com\/embed\/dQw4w9WgXcQ/);
  await page.getByRole('button', { name: 'Play video' }).click();
  await page.locator('iframe[title="Video of Reel"]').waitFor();
  await expect
    .poll(() => asked.filter((url) => url.startsWith('https://www.youtube-nocookie.com/')).length)
    .toBe(1);
});

test('a booth shows up and goes as the organiser says; its console is for its own', async ({
  open,
  expected,
}) => {
  const hall = await aHall('Wall Summit');
  const page = await open('/exhibit-hall', { as: hall.attendee });
  await page.getByRole('heading', { name: 'No booths yet' }).waitFor();
  const boothId = await hall.addBooth('Pop-up');
  await page.getByRole('link', { name: 'Pop-up' }).waitFor();

  expected.push(/status of 404/);
  const stranger = await open(`/booths/${boothId}/console`, { as: hall.attendee });
  await stranger.getByRole('heading', { name: 'This booth is not available' }).waitFor();
  const organiser = await open(`/booths/${boothId}/console`, { as: hall.organiser });
  await step(organiser, 'Visited 0').waitFor();
  await organiser.getByText('Questions from visitors appear here automatically.').waitFor();
  const screens = organiser.getByRole('navigation', { name: 'Pages of the booth' });
  expect(await screens.getByRole('link').allInnerTexts()).toEqual(['Booth', 'Visitors']);
  const saved = organiser.waitForEvent('download');
  await organiser.getByRole('button', { name: 'Export as CSV' }).click();
  expect((await saved).suggestedFilename()).toMatch(/\.csv$/);
});

test('the hall can be used by everyone, in every look', async ({ open }) => {
  const hall = await aHall('Open Summit');
  const boothId = await hall.addBooth('Northwind', 'platinum', {
    tagline: { en: 'Wind for everyone' },
    description: { en: 'We make wind.' },
    topics: ['Energy', 'Weather'],
    links: [{ label: 'Home', url: 'https://northwind.example/' }],
    videoUrl: 'https://vimeo.com/76979871',
  });
  await hall.addDocument(boothId, 'Prices.pdf');
  const staff = await hall.addStaff(boothId, 'Sam Holt');
  const page = await open('/exhibit-hall', { as: hall.attendee });
  const booth = page.getByRole('link', { name: 'Northwind' });
  expect(await everyLookFaults(page, booth)).toEqual([]);
  await booth.click();
  await page.getByText('Prices.pdf').waitFor();
  expect(await everyLookFaults(page, page.getByText('Sam Holt'))).toEqual([]);
  const office = await open(`/booths/${boothId}/console?step=visited`, { as: staff });
  const points = office.getByRole('dialog').getByText('+5');
  expect(await everyLookFaults(office, points)).toEqual([]);
});
