import type { PricingPlan, PricingSetup, ShownPricing, TemplatePricing } from '@plenum/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  aColleague,
  type Actor,
  anAdmin,
  anEvent,
  aPublishedEvent,
} from '../../testing/builders.ts';
import { billing } from '../../testing/invoices.ts';
import { somePricing } from '../../testing/pricing.ts';
import { type Answer, openTestApp, type TestApp } from '../../testing/test-app.ts';
import { openTestSocket } from '../../testing/test-socket.ts';
import { tinyPicture } from '../../testing/tiny-picture.ts';

let app: TestApp;
let address: string;
let admin: Actor;

beforeAll(async () => {
  app = await openTestApp();
  address = await app.listen();
});
beforeEach(async () => (admin = await anAdmin(app)));
afterAll(() => app.close());

const readSetup = async (by = admin) =>
  (await app.call('GET /api/pricing/setup', { token: by.token })).body as PricingSetup;
const change = (body: object, by = admin) =>
  app.call('PATCH /api/pricing/setup', { token: by.token, body });
const changeNow = async (body: object) => change({ version: (await readSetup()).version, ...body });
const shown = async (by = admin) =>
  (await app.call('GET /api/pricing', { token: by.token })).body as ShownPricing;
const publicly = (slug: string) => app.call('GET /api/e/:slug/pricing', { params: { slug } });
const picture = (planId: string, by = admin) =>
  app.call('PUT /api/pricing/plans/:planId/picture', {
    token: by.token,
    params: { planId },
    file: tinyPicture,
  });
const codeOf = ({ status, body }: Answer) => [status, (body as { code?: string }).code];
const leadingTo = (leadsTo: unknown) =>
  somePricing.plans?.map((plan, place) => (place === 1 ? { ...plan, leadsTo } : plan));

describe('a client of the spec', () => {
  /** As axios sends it after sign-in: the token in quotes, and nothing else of its own. */
  const read = (language = 'en-GB,en;q=0.9') =>
    app.call('GET /pricing/data', {
      token: `"${admin.token}"`,
      headers: { accept: 'application/json, text/plain, */*', 'accept-language': language },
    });

  test('gets the three plans by name and in order, and the questions as text', async () => {
    await changeNow(somePricing);
    const { status, body, text } = await read();
    expect(status).toBe(200);
    expect(Object.keys(JSON.parse(text) as object)).toEqual([
      'basicPlan',
      'standardPlan',
      'enterprisePlan',
      'qandA',
    ]);
    expect(body).toEqual({
      basicPlan: {
        title: 'Basic',
        img: '/api/files/drawn?hue=green&initials=B',
        subtitle: 'To try it out',
        monthlyPrice: 0,
        yearlyPlan: { perMonth: 0, totalAnnual: 0 },
        planBenefits: ['100 seats'],
        popular: false,
      },
      standardPlan: {
        title: 'Standard',
        img: expect.stringMatching(/^\/api\/files\/drawn\?/) as string,
        subtitle: 'For most',
        monthlyPrice: 49,
        yearlyPlan: { perMonth: 40, totalAnnual: 480 },
        planBenefits: ['100 seats', 'A stage'],
        popular: true,
      },
      enterprisePlan: {
        title: 'Enterprise',
        img: expect.stringMatching(/^\/api\/files\/drawn\?/) as string,
        subtitle: '',
        monthlyPrice: 99,
        yearlyPlan: { perMonth: 80, totalAnnual: 960 },
        planBenefits: [],
        popular: false,
      },
      qandA: [{ question: 'How do we pay?', ans: 'By transfer.\n\nTom & Ann help.' }],
    });
  });

  test('gets the reader’s language where it is said in it', async () => {
    await changeNow(somePricing);
    const { standardPlan, basicPlan } = (await read('de-AT,de')).body as TemplatePricing;
    expect([basicPlan?.subtitle, standardPlan?.planBenefits]).toEqual([
      'Zum Ausprobieren',
      ['100 seats', 'Eine Bühne'],
    ]);
  });

  test('gets no plan that is not there, and no fourth', async () => {
    expect((await read()).body).toEqual({ qandA: [] });
    const [first] = somePricing.plans ?? [];
    const four = ['a', 'b', 'c', 'd'].map((id) => ({ ...first, id, name: { en: id } }));
    await changeNow({ plans: four });
    const { body } = await read();
    expect(Object.values(body as object).map((one: { title?: string }) => one.title)).toEqual([
      'a',
      'b',
      'c',
      undefined,
    ]);
  });

  test.each([
    ['JPY', 4_900, 4_900],
    ['BHD', 4_900, 4.9],
    ['EUR', 4_999, 49.99],
  ])('reads prices in whole %s', async (currency, monthlyAmount, monthlyPrice) => {
    const [first] = somePricing.plans ?? [];
    await billing(app, admin, { currency });
    await changeNow({ plans: [{ ...first, monthlyAmount }] });
    expect(((await read()).body as TemplatePricing).basicPlan?.monthlyPrice).toBe(monthlyPrice);
  });
});

describe('an organiser', () => {
  test('changes parts, which everyone hears of and the audit keeps', async () => {
    const guest = await aColleague(app, admin);
    const stranger = await anAdmin(app);
    const [inside, outside] = await Promise.all([
      openTestSocket(address, guest.token),
      openTestSocket(address, stranger.token),
    ]);
    expect(await readSetup()).toMatchObject({ version: 0, currency: 'EUR', plans: [] });
    const { body } = await changeNow(somePricing);
    expect(body).toMatchObject({ ...somePricing, version: 1, isPublic: false });
    await inside.hears('pricing.changed');
    expect(await shown(guest)).toMatchObject({
      currency: 'EUR',
      languages: ['en'],
      plans: [
        { name: { en: 'Basic' }, way: { kind: 'link', url: 'https://example.org/begin' } },
        { yearlyAmount: 48_000, yearlyPerMonth: 4_000, way: null },
        {},
      ],
    });
    await changeNow({ title: { en: 'What it costs' } });
    expect(await readSetup()).toMatchObject({ title: { en: 'What it costs' }, version: 2 });
    const audit = await app.call('GET /api/audit', {
      token: admin.token,
      query: { action: 'pricing.changed' },
    });
    expect(audit.body).toMatchObject({
      entries: [
        { before: { title: somePricing.title }, after: { title: { en: 'What it costs' } } },
        { after: { plans: { Standard: { monthly: 49 } } } },
      ],
    });
    expect(await readSetup(stranger)).toMatchObject({ version: 0, plans: [] });
    expect(outside.heard).toEqual([]);
    inside.socket.close();
    outside.socket.close();
  });

  test('is told when a colleague was faster, and nothing is lost', async () => {
    await changeNow(somePricing);
    expect(codeOf(await change({ version: 0, plans: [] }))).toEqual([
      409,
      'pricing.changed_meanwhile',
    ]);
    expect((await readSetup()).plans).toHaveLength(3);
    const [one, other] = await Promise.all([
      change({ version: 1, lead: { en: 'Fair' } }),
      change({ version: 1, isPublic: true }),
    ]);
    expect([one.status, other.status].toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  test('sets a picture, which stays with its plan and goes with it', async () => {
    await changeNow(somePricing);
    const { body } = await picture('plan-standard');
    const of = (setup: unknown, id: string): PricingPlan | undefined =>
      (setup as PricingSetup).plans.find((plan) => plan.id === id);
    const kept = of(body, 'plan-standard')?.picture ?? '';
    expect(kept).toMatch(/^\/api\/files\/pictures\//);
    const look = async () => (await fetch(address + kept)).status;
    expect(await look()).toBe(200);
    const turned = somePricing.plans?.toReversed();
    expect(of((await changeNow({ plans: turned })).body, 'plan-standard')?.picture).toBe(kept);
    await changeNow({ plans: turned?.slice(0, 1) });
    expect(await look()).toBe(404);
    expect(codeOf(await picture('plan-standard'))).toEqual([404, 'not_found']);
  });

  test('takes a picture away', async () => {
    await changeNow(somePricing);
    await picture('plan-basic');
    const { body } = await app.call('DELETE /api/pricing/plans/:planId/picture', {
      token: admin.token,
      params: { planId: 'plan-basic' },
    });
    expect((body as PricingSetup).plans[0]?.picture).toBe(null);
  });

  test('a benefit forgets a plan that is gone', async () => {
    await changeNow(somePricing);
    await changeNow({ plans: somePricing.plans?.slice(1) });
    expect((await readSetup()).benefits.map(({ planIds }) => planIds)).toEqual([
      ['plan-standard'],
      ['plan-standard'],
    ]);
  });

  test('answers keep their form and nothing that runs', async () => {
    const answer = {
      en: '<p onclick="x()">Hi <b>you</b><script>x()</script><a href="javascript:x()">go</a></p>',
    };
    await changeNow({ questions: [{ id: 'one', question: { en: 'Q' }, answer }] });
    const said = (await readSetup()).questions[0]?.answer.en ?? '';
    expect(said).toContain('<p>Hi <b>you</b>');
    expect(said).not.toMatch(/onclick|script/);
  });
});

test.each([
  ['a currency of its own', { currency: 'USD' }, '/currency'],
  [
    'a negative price',
    { plans: [{ ...somePricing.plans?.[0], monthlyAmount: -1 }] },
    '/plans/0/monthlyAmount',
  ],
  [
    'half a cent',
    { plans: [{ ...somePricing.plans?.[0], yearlyAmount: 0.5 }] },
    '/plans/0/yearlyAmount',
  ],
  ['a plan twice', { plans: [somePricing.plans?.[0], somePricing.plans?.[0]] }, '/plans'],
  [
    'a forged picture',
    { plans: [{ ...somePricing.plans?.[0], picture: '/x' }] },
    '/plans/0/picture',
  ],
  ['what is no address', { plans: leadingTo({ kind: 'link', url: 'https://' }) }, '/plans'],
])('%s is refused and nothing changes', async (_name, body, path) => {
  await changeNow(somePricing);
  const before = await readSetup();
  expect(await changeNow(body)).toMatchObject({ status: 422, body: { errors: [{ path }] } });
  expect(await readSetup()).toEqual(before);
});

test('a program for an address is refused', async () => {
  const body = { plans: leadingTo({ kind: 'link', url: 'javascript:alert(1)' }) };
  expect((await changeNow(body)).status).toBe(422);
});

test('attendees read and change nothing', async () => {
  const guest = await aColleague(app, admin);
  await changeNow(somePricing);
  const refusals = [
    await app.call('GET /api/pricing/setup', { token: guest.token }),
    await change({ version: 1, plans: [] }, guest),
    await picture('plan-basic', guest),
  ];
  expect(refusals.map(({ status }) => status)).toEqual([403, 403, 403]);
  expect((await shown(guest)).plans).toHaveLength(3);
});

describe('the public page', () => {
  test('is for everyone only once it is made public', async () => {
    const { slug } = await aPublishedEvent(app, admin);
    await changeNow(somePricing);
    expect((await publicly(slug)).body).toEqual({ pricing: null });
    await changeNow({ isPublic: true });
    expect((await publicly(slug)).body).toEqual({ pricing: await shown() });
    await changeNow({ isPublic: false });
    expect((await publicly(slug)).body).toEqual({ pricing: null });
  });

  test('is not there at the address of a draft, and is its own organisation’s', async () => {
    const draft = await anEvent(app, admin);
    await changeNow({ ...somePricing, isPublic: true });
    expect((await publicly(draft.slug)).status).toBe(404);
    const stranger = await anAdmin(app);
    const { slug } = await aPublishedEvent(app, stranger);
    expect((await publicly(slug)).body).toEqual({ pricing: null });
  });

  test('leads into events that are published, and into no other', async () => {
    const draft = await anEvent(app, admin);
    const { id, slug } = await aPublishedEvent(app, admin);
    const wayTo = async (leadsTo: object) => {
      await changeNow({ plans: leadingTo(leadsTo) });
      return (await shown()).plans[1]?.way;
    };
    expect(await wayTo({ kind: 'join', eventId: draft.id })).toBe(null);
    expect(await wayTo({ kind: 'join', eventId: id })).toEqual({ kind: 'join', slug });
    expect(await wayTo({ kind: 'tickets', eventId: id })).toEqual({ kind: 'tickets', slug });
    expect(await wayTo({ kind: 'exhibit', eventId: id })).toEqual({ kind: 'exhibit', slug });
  });

  test('an event that is gone hides its button and hinders no change', async () => {
    const draft = await anEvent(app, admin);
    await changeNow({ plans: leadingTo({ kind: 'join', eventId: draft.id }) });
    await app.call('DELETE /api/events/:eventId', {
      token: admin.token,
      params: { eventId: draft.id },
    });
    const again = await changeNow({ plans: leadingTo({ kind: 'join', eventId: draft.id }) });
    expect(again.status).toBe(200);
    expect((await shown()).plans[1]?.way).toBe(null);
  });
});
