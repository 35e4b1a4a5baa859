import { randomUUID } from 'node:crypto';
import Papa from 'papaparse';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aBooth, aColleague, type Actor, anAdmin } from '../../testing/builders.ts';
import { aFair, type Fair } from '../../testing/cards/cards.ts';
import { readCards } from '../../testing/cards/read-cards.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let admin: Actor;
let fair: Fair;
beforeAll(async () => {
  app = await openTestApp();
  admin = await anAdmin(app);
});
beforeEach(async () => (fair = await aFair(app, admin)));
afterAll(() => app.close());

const codeOf = ({ body }: { body: unknown }) => (body as { code?: string }).code;

async function aLead(fullName: string, more: Record<string, unknown> = {}) {
  const visitor = await fair.aVisitor(fullName);
  await fair.drop(visitor, more);
  const lead = (await fair.leads({ q: visitor.email })).leads[0];
  if (!lead) throw new Error('There is no lead.');
  return { visitor, lead };
}

const names = async (query: Record<string, unknown>) =>
  (await fair.leads(query)).leads.map(({ values }) => values?.fullName ?? null);

describe('walls', () => {
  const keys = [
    'GET /api/booths/:exhibitorId/leads',
    'PATCH /api/booths/:exhibitorId/leads/:leadId',
    'GET /api/booths/:exhibitorId/leads.csv',
    'GET /api/booths/:exhibitorId/leads.vcf',
    'POST /api/booths/:exhibitorId/scans',
  ] as const;

  test.each(keys)('%s is for the staff of that booth alone', async (key) => {
    const { visitor, lead } = await aLead('Ada');
    const neighbour = await aColleague(app, admin);
    await aBooth(app, admin, fair.event.id, [neighbour]);
    const code = (await fair.card(await fair.aVisitor())).link;
    const body = key.startsWith('PATCH')
      ? { version: lead.version, rating: 1 }
      : { key: randomUUID(), code, remark: '' };
    for (const { token } of [neighbour, visitor, admin, await anAdmin(app)]) {
      const answer = await app.call(key, {
        token,
        params: { exhibitorId: fair.booth.id, leadId: lead.id },
        ...(!key.startsWith('GET') && { body }),
      });
      expect([answer.status, codeOf(answer)]).toEqual([404, 'not_found']);
    }
    expect((await fair.leads()).leads).toMatchObject([{ rating: 0 }]);
  });

  test('a lead of another booth is none of this one', async () => {
    const { lead } = await aLead('Ada');
    const second = await aBooth(app, admin, fair.event.id, [fair.staff]);
    const answer = await app.call('PATCH /api/booths/:exhibitorId/leads/:leadId', {
      token: fair.staff.token,
      params: { exhibitorId: second.id, leadId: lead.id },
      body: { version: lead.version, rating: 1 },
    });
    expect(answer.status).toBe(404);
  });
});

describe('working with leads', () => {
  test('two changes of one version are one, and the other is told', async () => {
    const { lead } = await aLead('Ada');
    const both = await Promise.all([
      fair.change(lead, { rating: 3 }),
      fair.change(lead, { remark: 'Met at noon' }),
    ]);
    expect(new Set(both.map(codeOf))).toEqual(new Set([undefined, 'dropcards.changed_meanwhile']));
  });

  test('only what is given changes; a lead goes to somebody of the staff', async () => {
    const { lead } = await aLead('Ada');
    const stranger = await fair.aVisitor();
    const refused = await fair.change(lead, { assigneeId: stranger.person.id });
    expect(refused.status).toBe(404);
    const { id: assigneeId } = fair.staff.person;
    const first = await fair.change(lead, { rating: 4, tags: [' hot ', 'hot'], assigneeId });
    expect(first.body).toMatchObject({ rating: 4, tags: ['hot'], assigneeId, remark: '' });
    const next = await fair.change({ ...lead, version: 2 }, { assigneeId: null });
    expect(next.body).toMatchObject({ rating: 4, tags: ['hot'], assigneeId: null, version: 3 });
  });

  test('a withdrawn one cannot be changed', async () => {
    const { visitor, lead } = await aLead('Ada');
    await fair.withdraw(visitor, lead.id);
    expect(codeOf(await fair.change(lead, { rating: 1 }))).toBe('dropcards.withdrawn');
  });

  test('are found by what they hold, and sorted', async () => {
    const one = await aLead('Ada Sommer', { note: '100% sure' });
    const two = await aLead('Ben Winter');
    const three = await aLead('Cleo Herbst');
    await fair.change(one.lead, { rating: 2, tags: ['later'], remark: 'Ask about prices' });
    await fair.change(two.lead, { rating: 5, assigneeId: fair.staff.person.id, tags: ['hot'] });
    expect(await names({})).toEqual(['Cleo Herbst', 'Ben Winter', 'Ada Sommer']);
    expect(await names({ sort: 'at' })).toEqual(['Ada Sommer', 'Ben Winter', 'Cleo Herbst']);
    expect(await names({ sort: 'name' })).toEqual(['Ada Sommer', 'Ben Winter', 'Cleo Herbst']);
    expect(await names({ sort: '-rating' })).toEqual(['Ben Winter', 'Ada Sommer', 'Cleo Herbst']);
    expect(await names({ q: 'PRICES' })).toEqual(['Ada Sommer']);
    expect(await names({ q: '100%' })).toEqual(['Ada Sommer']);
    expect(await names({ q: '%' })).toEqual(['Ada Sommer']);
    expect(await names({ q: 'fullName' })).toEqual([]);
    expect(await names({ tag: 'hot' })).toEqual(['Ben Winter']);
    expect(await names({ rating: 2 })).toEqual(['Ben Winter', 'Ada Sommer']);
    expect(await names({ assigneeId: 0 })).toEqual(['Cleo Herbst', 'Ada Sommer']);
    expect(await names({ assigneeId: fair.staff.person.id })).toEqual(['Ben Winter']);
    const page = await fair.leads({ sort: 'at', page: 2, perPage: 2 });
    expect(page).toMatchObject({ total: 3, tags: ['hot', 'later'] });
    expect(page.leads.map(({ id }) => id)).toEqual([three.lead.id]);
  });

  test('of a withdrawn one nothing is found, and only that there was one is listed', async () => {
    const { visitor, lead } = await aLead('Ada Sommer');
    await aLead('Ben Winter');
    await fair.withdraw(visitor, lead.id);
    for (const sort of ['-at', '-score', '-rating', 'name']) {
      expect(await names({ sort })).toEqual(['Ben Winter', null]);
    }
    expect((await fair.leads()).total).toBe(2);
    expect(await names({ q: 'Ada' })).toEqual([]);
    expect(await names({ assigneeId: 0 })).toEqual(['Ben Winter']);
  });
});

describe('files', () => {
  const attacks = [
    'One, "two"\r\nthree; four \\ five',
    'مريم "الخطيب", דוד',
    '👩‍🚀 漢字 é',
    "=cmd|'/c calc'!A1",
    '+1+2',
    '-2+3',
    '@SUM(A1)',
    '\t=1+1',
  ];

  test('tell what was written, whatever it is, to readers that are not ours', async () => {
    for (const text of attacks) {
      const visitor = await fair.aVisitor();
      const { token } = visitor;
      const general = { username: randomUUID().slice(0, 12), fullName: text, company: text };
      await app.call('PUT /api/accounts/settings/general', { token, body: general });
      await fair.drop(visitor, { note: text, fields: ['company'] });
      const { leads } = await fair.leads({ perPage: 1 });
      if (leads[0]) await fair.change(leads[0], { remark: text, tags: [text.slice(0, 40).trim()] });
    }
    const { data } = Papa.parse<Record<string, string>>(await fair.file('csv', { sort: 'at' }), {
      header: true,
      skipEmptyLines: true,
    });
    const asText = (text: string) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);
    const inCsv = attacks.map(asText);
    for (const column of ['Name', 'Company', 'Note', 'Remark']) {
      expect(data.map((line) => line[column])).toEqual(inCsv);
    }
    const cards = readCards(await fair.file('vcf', { sort: 'at' }));
    const asRead = attacks.map((text) => text.replaceAll('\r\n', '\n'));
    expect(cards.map((card) => card['fn'])).toEqual(asRead.map((text) => [text]));
    expect(cards.map((card) => card['org'])).toEqual(asRead.map((text) => [text]));
    expect(cards.map((card) => card['note'])).toEqual(asRead.map((text) => [`${text}\n\n${text}`]));
    expect(cards.map((card) => card['categories'])).toEqual(
      asRead.map((text) => [text.slice(0, 41).trim()]),
    );
  });

  test('hold what a search finds and never a withdrawn card; that they were taken is recorded', async () => {
    const { visitor, lead } = await aLead('Ada Sommer');
    await aLead('Ben Winter');
    expect(await fair.file('csv', { q: 'Ben' })).not.toContain('Ada');
    await fair.withdraw(visitor, lead.id);
    const csv = await fair.file('csv', { sort: 'name' });
    expect(csv.trim().split('\r\n')).toHaveLength(2);
    const cards = readCards(await fair.file('vcf'));
    expect(cards.map((card) => card['fn'])).toEqual([['Ben Winter']]);
    const { body } = await app.call('GET /api/audit', {
      token: admin.token,
      query: { action: 'dropcards.leads_exported', subjectId: fair.booth.id },
    });
    expect(body).toMatchObject({
      entries: [
        { after: { format: 'vcf', rows: 1 } },
        { after: { format: 'csv', rows: 1 } },
        { after: { format: 'csv', rows: 1 } },
      ],
    });
  });
});
