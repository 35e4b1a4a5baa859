import type { AnalyticsReport } from '@plenum/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aVisit } from '../../../testing/analytics/visits.ts';
import { type Actor, aColleague, anAdmin, aPublishedEvent } from '../../../testing/builders.ts';
import { reportOrder } from '../../../platform/papers/report.ts';
import { hasPdfReaders, readPdf } from '../../../testing/pdf.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { paperOf } from './paper.report.ts';
import { printFigures } from './paper.ts';
import { wordsIn } from './paper.words.ts';

let app: TestApp;
let admin: Actor;
beforeAll(async () => {
  app = await openTestApp();
});
beforeEach(async () => {
  admin = await anAdmin(app);
  const { slug } = await aPublishedEvent(app, admin);
  await aVisit(app, slug, { device: 'phone', country: 'PT', source: 'news.example', daysAgo: 2 });
  await aVisit(app, slug, { minutes: [0, 3], daysAgo: 1 });
});
afterAll(() => app.close());

const screen = async (period: string) =>
  (await app.call('GET /api/analytics', { token: admin.token, query: { period } }))
    .body as AnalyticsReport;
const around = {
  organisation: 'Horizon',
  at: new Date('2026-11-23T07:00:00Z'),
  timeZone: 'America/Sao_Paulo',
  ownZone: 'Europe/Berlin',
};

test('is for organisers alone', async () => {
  const { token } = await aColleague(app, admin);
  expect((await app.call('GET /api/analytics/pdf', { token })).status).toBe(403);
  expect((await app.call('GET /api/analytics/pdf')).status).toBe(401);
});

test('a zone that nobody knows is refused', async () => {
  const query = { timeZone: 'Mars/Olympus' };
  const answer = await app.call('GET /api/analytics/pdf', { token: admin.token, query });
  expect(answer.status).toBe(422);
});

test('its file is called after what it is and of when', async () => {
  const query = { period: 'last-28-days', language: 'de' };
  const answer = await app.call('GET /api/analytics/pdf', { token: admin.token, query });
  const { span } = await screen('last-28-days');
  expect(answer).toMatchObject({ status: 200 });
  expect(answer.text.slice(0, 5)).toBe('%PDF-');
  expect(answer.headers['content-disposition']).toContain(
    `Auswertung-${span.from}-${span.until}.pdf`,
  );
});

test.each(['en', 'de', 'fr', 'pt'] as const)(
  'says in %s what the screen says of the same period',
  async (language) => {
    const report = await screen('last-28-days');
    const words = wordsIn(language);
    const paper = paperOf(report, words, around);
    expect(paper.cards[0]).toMatchObject({ value: '2' });
    expect(paper.bars[0]?.parts).toHaveLength(report.parts.length);
    expect(paper.bars[0]?.parts.at(-2)?.heights).toEqual([1, 0]);
    const sources = paper.tables.find(({ title }) => title === words.share('sources'));
    expect(sources?.rows.map(([name]) => name).toSorted()).toEqual(
      [words.share('direct'), 'news.example'].toSorted(),
    );
    expect(paper.lead[1]).toContain('Europe/Berlin');
    expect(paper.lead[1]).toMatch(/0?4[:h ]/);
  },
);

test('of a time in which nothing happened it says so', async () => {
  const report = await screen('last-year');
  const { bars, tables } = paperOf(report, wordsIn('en'), around);
  expect(bars[0]?.parts.flatMap(({ heights }) => heights).every((one) => one === 0)).toBe(true);
  expect(tables.find(({ title }) => title === 'Visits by country')?.rows).toEqual([]);
});

test.skipIf(!hasPdfReaders)('programs of others read it, and find nothing against it', async () => {
  const { organisationId } = admin.person;
  const asked = { period: 'last-28-days', language: 'fr', timeZone: 'Asia/Tokyo' } as const;
  const { pdf } = await printFigures(app.work, organisationId, asked);
  const { text, faults, info } = await readPdf(pdf);
  expect(faults).toContain('No syntax or stream encoding errors found');
  expect(text).toContain('Portugal');
  expect(text).toContain('news.example');
  expect(text).toMatch(/UTC\+9|JST/);
  expect(Number(/^Pages: +(\d+)/m.exec(info)?.[1])).toBeLessThan(4);
});

test.skipIf(!hasPdfReaders)('an organisation may be called by any script', async () => {
  const organisation = '株式会社地平線';
  const paper = paperOf(await screen('last-28-days'), wordsIn('en'), { ...around, organisation });
  const order = reportOrder(paper, around.at);
  const { pdf, isArchival } = await app.work.papers.print(organisation, order);
  const { text } = await readPdf(pdf);
  expect([isArchival, text.normalize('NFKC').includes(organisation)]).toEqual([true, true]);
});
