import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type {
  PostPage,
  Agenda,
  AgendaVersion,
  Cases,
  ChatsAndContacts,
  Clashes,
  Console,
  Conversations,
  Desk,
  Directory,
  FeedPage,
  FeedPost,
  Invoice,
  InvoiceHead,
  MyEvent,
  OrderPage,
  Payment,
  ShownHelp,
  ShownPricing,
  Stars,
  TemplateProducts,
} from '@plenum/contract';
import { afterAll, describe, expect, test } from 'vitest';
import { wallTime } from '../platform/clock/wall-time.ts';
import { openDemo } from '../testing/demo/open-demo.ts';
import { demoAttendees } from './attendees.ts';
import { seedDemo } from './demo.ts';
import { demoBilling } from './invoices.ts';
import { demoPeople } from './people.ts';
import { demoProducts } from './shop/products.ts';

const { app, token, signIn, ask, summit, program } = await openDemo();
afterAll(() => app.close());

/** An invoice of a booking names it. */
const isBooking = /^[A-HJ-NP-Z2-9]{7}$/;

describe('the demo', () => {
  test('is made once', async () => {
    expect(await seedDemo(app.work)).toBe(false);
  });

  test('has an event that is live, and a draft', async () => {
    const events = await ask<MyEvent[]>('GET /api/events');
    const states = events.map(({ name, state }) => [name, state]);
    expect(Object.fromEntries(states)).toEqual({
      'Horizon Summit': 'live',
      'Horizon Academy': 'draft',
    });
    expect(await ask('GET /api/events/:eventId/numbers', { eventId: summit.id })).toMatchObject({
      attendees: 400,
    });
  });

  test('has two reports and an appeal that wait for a moderator', async () => {
    const cases = await ask<Cases>('GET /api/events/:eventId/moderation', { eventId: summit.id });
    expect(cases.cases.map(({ reports }) => reports.length)).toEqual([2, 1]);
    expect(cases.appeals.map(({ person }) => person.fullName)).toEqual(['Bram Bianchi']);
  });

  test('has a bank statement with something to confirm, to decide and to wonder about', async () => {
    expect(await ask('GET /api/payments/entries/counts')).toEqual({
      sure: 2,
      doubtful: 3,
      unknown: 1,
      reversed: 0,
    });
    const bytes = readFileSync(join(app.config.dataDir, 'demo', 'bank-statement.csv'));
    const file = { type: 'text/csv', bytes };
    const query = { name: 'bank-statement.csv' };
    const key = 'POST /api/payments/statements/preview';
    const { body } = await app.call(key, { token, query, file });
    expect(body).toMatchObject({ counts: { fresh: 1, known: 6, faulty: 0 } });
  });

  test('sells 27 things with pictures, and has the wishes and the cart of the spec’s samples', async () => {
    const query = { perPage: 50 };
    const { body } = await app.call('GET /apps/ecommerce/products', { token, query });
    const { products, total, userWishlist, userCart } = body as TemplateProducts;
    expect([total, products.length]).toEqual([27, 27]);
    expect(products.map(({ id }) => id)).toEqual(Array.from({ length: 27 }, (_, at) => 27 - at));
    expect(products.filter(({ image }) => !image.startsWith('/api/files/pictures/'))).toEqual([]);
    expect(userWishlist).toEqual([
      { id: 1, productId: 26 },
      { id: 2, productId: 23 },
    ]);
    expect(userCart).toEqual(
      [27, 21, 26, 25, 23].map((productId, at) => ({ id: at + 1, productId, qty: 1 })),
    );
  });

  test('has a social page that lives', async () => {
    const posts: FeedPost[] = [];
    for (let hasMore = true; hasMore;) {
      const before = posts.at(-1)?.id;
      const query = before === undefined ? {} : { before };
      const asked = { token, params: { eventId: summit.id }, query };
      const { body } = await app.call('GET /api/events/:eventId/posts', asked);
      posts.push(...(body as FeedPage).posts);
      ({ hasMore } = body as FeedPage);
    }
    expect(posts).toHaveLength(25);
    expect(posts.filter(({ pictures }) => pictures.length > 0)).toHaveLength(5);
    expect(posts.flatMap(({ poll }) => poll?.votes ?? [])).toEqual([81, 78]);
    expect(posts.reduce((sum, { likes }) => sum + likes, 0)).toBeGreaterThan(200);
  });

  test('has a blog in four languages, of which one post is still to come', async () => {
    const { posts, total } = await ask<PostPage>('GET /api/blog/posts');
    expect(total).toBe(11);
    expect(new Set(posts.map(({ language }) => language))).toEqual(
      new Set(['en', 'de', 'fr', 'pt']),
    );
    expect(posts.filter(({ cover }) => cover === null)).toEqual([]);
    const desk = await app.call('GET /api/blog/desk', { token, query: { state: 'scheduled' } });
    expect(desk.body).toMatchObject({ total: 1 });
  });

  test('has fifty invoices in all states beside those of orders and bookings, the newest number on the newest day', async () => {
    const query = { kind: 'invoice', perPage: 500, sort: 'number' };
    const { body } = await app.call('GET /api/invoices', { token, query });
    const all = (body as { invoices: InvoiceHead[] }).invoices;
    const others = all.filter(({ service }) => !isBooking.test(service));
    expect(all.length - others.length).toBe(311);
    const counts: Record<string, number> = {};
    for (const { state } of others) counts[state] = (counts[state] ?? 0) + 1;
    const open = { sent: 8, downloaded: 8, partial_payment: 11, past_due: 3 };
    expect(counts).toEqual({ draft: 10, ...open, paid: 20 });
    const days = all.flatMap(({ issuedOn }) => issuedOn ?? []);
    expect(days).toEqual(days.toSorted((one, two) => (one < two ? -1 : Number(one > two))));
    expect(others.filter(({ balance }) => balance < 0)).toHaveLength(2);
  });

  test('was paid in all ways, in part, at the second try and back again, under believable references', async () => {
    const { body } = await app.call('GET /api/payments', { token, query: { perPage: 500 } });
    const { payments } = body as { payments: Payment[] };
    const kinds = new Set(payments.map(({ kind, way, state }) => `${kind} ${way} ${state}`));
    expect([...kinds]).toEqual(
      expect.arrayContaining([
        'payment transfer paid',
        'payment transfer pending',
        'payment transfer failed',
        'payment on_site paid',
        'refund transfer paid',
      ]),
    );
    const told = payments.filter(({ kind }) => kind === 'payment');
    expect(new Set(told.map(({ reference }) => reference)).size).toBeGreaterThan(20);
    const dayAt = (instant: string) => wallTime(new Date(instant), 'Europe/Lisbon').day;
    const early = told.filter(({ createdAt, paidOn }) => paidOn && paidOn > dayAt(createdAt));
    expect(early).toEqual([]);
  });

  test('has orders in all states, placed over ten weeks', async () => {
    const { orders } = await ask<OrderPage>('GET /api/shop/orders');
    const states = orders.map(({ state }) => state);
    expect(states.length).toBe(10);
    const days = orders.map(({ placedAt }) => (Date.now() - Date.parse(placedAt)) / 86_400_000);
    expect(new Set(days.map(Math.round)).size).toBe(10);
    expect(Math.round(Math.max(...days))).toBe(69);
    expect(new Set(states)).toEqual(new Set(['placed', 'paid', 'shipped', 'done', 'cancelled']));
  });

  test('sells to its own people, at the tax rates of its country', async () => {
    const { orders } = await ask<OrderPage>('GET /api/shop/orders');
    const known = new Set([...demoPeople, ...demoAttendees].map(({ fullName }) => fullName));
    expect(orders.filter(({ buyerName }) => !known.has(buyerName))).toEqual([]);
    expect(new Set(orders.map(({ buyerName }) => buyerName)).size).toBe(orders.length);
    const rates = new Set(demoProducts.map(({ taxRate = demoBilling.taxRate }) => taxRate));
    expect(rates).toEqual(new Set([2_300, 600]));
  });

  test('has sent a late invoice by email, and reminded of it', async () => {
    const { body } = await app.call('GET /api/invoices', { token, query: { state: 'past_due' } });
    const late = (body as { invoices: InvoiceHead[] }).invoices;
    const read = ({ id: invoiceId }: InvoiceHead) =>
      app.call('GET /api/invoices/:invoiceId', { token, params: { invoiceId } });
    const mails = (await Promise.all(late.map(read))).flatMap(
      (answer) => (answer.body as Invoice).mails,
    );
    expect(mails.map(({ kind }) => kind)).toEqual(['document', 'reminder']);
  });

  test('has sixty sessions over the day of the first start and its neighbours', () => {
    const today = wallTime(app.clock.now(), 'Europe/Lisbon').day;
    const dayBeside = (by: number) =>
      new Date(Date.parse(today) + by * 86_400_000).toISOString().slice(0, 10);
    const days = program.sessions.map(
      ({ startsAt }) => wallTime(new Date(startsAt ?? 0), 'Europe/Lisbon').day,
    );
    expect(summit).toMatchObject({ startsOn: dayBeside(-1), endsOn: dayBeside(1) });
    expect(days).toHaveLength(60);
    expect(new Set(days)).toEqual(new Set([dayBeside(-1), today, dayBeside(1)]));
    expect(program).toMatchObject({ version: 2 });
    expect([program.rooms.length, program.tracks.length]).toEqual([4, 5]);
  });

  test('says everything in four languages, and more about what is featured', () => {
    const all = ['de', 'en', 'fr', 'pt'];
    const languagesOf = (words: object) => Object.keys(words).toSorted();
    for (const { title } of program.sessions) expect(languagesOf(title)).toEqual(all);
    const featured = program.sessions.filter(({ isFeatured }) => isFeatured);
    expect(featured).toHaveLength(12);
    for (const { abstract } of featured) expect(languagesOf(abstract)).toEqual(all);
    const others = program.sessions.filter(({ kind }) => kind !== 'break');
    for (const { abstract } of others) expect(languagesOf(abstract).length).toBeGreaterThan(1);
  });

  test('shows forty speakers and twelve sponsors, all with pictures', async () => {
    const { slug } = summit;
    const { speakers } = await ask<{ speakers: { picture: string | null }[] }>(
      'GET /api/e/:slug/speakers',
      { slug },
    );
    const { sponsors } = await ask<{ sponsors: { logo: string | null }[] }>(
      'GET /api/e/:slug/sponsors',
      { slug },
    );
    expect([speakers.length, sponsors.length]).toEqual([40, 12]);
    expect(speakers.every(({ picture }) => picture)).toBe(true);
    expect(sponsors.every(({ logo }) => logo)).toBe(true);
  });

  test('has the prices of the spec, for everyone to see', async () => {
    expect(await ask('GET /pricing/data', {})).toMatchObject({
      basicPlan: { title: 'Basic', monthlyPrice: 0, yearlyPlan: { perMonth: 0, totalAnnual: 0 } },
      standardPlan: {
        title: 'Standard',
        monthlyPrice: 49,
        yearlyPlan: { perMonth: 40, totalAnnual: 480 },
        popular: true,
      },
      enterprisePlan: {
        title: 'Enterprise',
        monthlyPrice: 99,
        yearlyPlan: { perMonth: 80, totalAnnual: 960 },
      },
      qandA: [{}, {}, {}],
    });
    const { pricing } = await ask<{ pricing: ShownPricing | null }>('GET /api/e/:slug/pricing', {
      slug: summit.slug,
    });
    expect(pricing?.plans.every(({ picture }) => picture)).toBe(true);
  });

  test('has help in the categories of the spec, for everyone to read', async () => {
    const faq = await ask<object>('GET /faq/data', {});
    const keys = 'payment delivery cancellationReturn myOrders productServices takingPart';
    expect(Object.keys(faq).join(' ')).toBe(keys);
    const { help } = await ask<{ help: ShownHelp | null }>('GET /api/e/:slug/help', {
      slug: summit.slug,
    });
    const articles = help?.categories.reduce((sum, { knowledgeCount }) => sum + knowledgeCount, 0);
    expect([help?.categories.length, articles]).toEqual([6, 25]);
  });

  test('has a history, changes to come, and people who cannot be everywhere', async () => {
    const params = { eventId: summit.id };
    const versions = await ask<AgendaVersion[]>('GET /api/events/:eventId/agenda/versions', params);
    expect(versions.map(({ number }) => number)).toEqual([2, 1]);
    expect(await ask<Agenda>('GET /api/events/:eventId/agenda', params)).toMatchObject({
      unpublished: 3,
    });
    const clashes = await ask<Clashes>('GET /api/events/:eventId/agenda/clashes', params);
    expect([clashes.rooms, clashes.speakers]).toEqual([[], []]);
    expect(clashes.peopleWithStars).toBe(400);
    expect(clashes.peopleInClash).toBeGreaterThan(20);
    expect(clashes.overflows.length).toBeGreaterThan(3);
  });

  test('has an attendee with stars and a piece of news', async () => {
    const guest = await signIn('client');
    const params = { eventId: summit.id };
    const { sessionIds } = await ask<Stars>('GET /api/events/:eventId/stars', params, guest);
    expect(sessionIds).toHaveLength(8);
    const spans = program.sessions
      .filter(({ id }) => sessionIds.includes(id))
      .map(({ startsAt, minutes }) => [Date.parse(startsAt ?? ''), minutes * 60_000] as const);
    const clashing = spans.filter(([start], place) =>
      spans.some(([from, long], other) => other < place && from <= start && start < from + long),
    );
    expect(clashing).toHaveLength(1);
  });

  test('has a hall in which people stop at some of what they see, and take something home', async () => {
    const staff = await signIn('exhibitor');
    const params = { eventId: summit.id, exhibitorId: 1 };
    const { steps } = await ask<Console>('GET /api/booths/:exhibitorId/console', params, staff);
    const people = Object.fromEntries(steps.map((line) => [line.step, line.people]));
    expect(people.seen).toBeGreaterThan(people.visited ?? 0);
    expect(people.downloaded).toBeGreaterThan(people.dropped ?? 0);
    expect(people.visited).toBeGreaterThan(people.downloaded ?? 0);
    const asked = { token: await signIn('client'), params, query: { company: 'Oryx Energy' } };
    const found = await app.call('GET /api/events/:eventId/people', asked);
    const { people: colleagues } = found.body as Directory;
    expect(colleagues.map(({ fullName }) => fullName)).toContain('Oskar Brandt');
  });

  test('talks: in channels, between people, and with questions that wait', async () => {
    const params = { eventId: summit.id };
    const { conversations } = await ask<Conversations>('GET /api/events/:eventId/channels', params);
    const spoken = conversations.filter(({ lastLine }) => lastLine !== null);
    expect(spoken.map(({ about }) => about)).toEqual(['lobby', 'topic', 'session', 'session']);
    const { chatsContacts, profileUser } = await ask<ChatsAndContacts>(
      'GET /apps/chat/chats-and-contacts',
    );
    expect(profileUser.id).toBe(11);
    expect(chatsContacts.map(({ id, chat }) => [id, chat.unseenMsgs])).toEqual([
      [1, 0],
      [2, 2],
      [7, 0],
      [10, 2],
    ]);
    const { counts } = await ask<Desk>('GET /api/events/:eventId/help-desk', params);
    expect(counts).toMatchObject({ waiting: 2, answered: 1 });
    const guest = await signIn('client');
    const mine = await ask<Conversations>('GET /api/chat/conversations', {}, guest);
    expect(mine.conversations.map(({ standing }) => standing)).toEqual(['member', 'invited']);
  });
});
