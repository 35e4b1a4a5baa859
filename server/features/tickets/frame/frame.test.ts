import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aSale, newTicket, onSale } from '../../../testing/bookings/offer.ts';
import { type Actor, anAdmin, aPublishedEvent } from '../../../testing/builders.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let admin: Actor;
let event: Awaited<ReturnType<typeof aPublishedEvent>>;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  admin = await anAdmin(app);
  event = await aPublishedEvent(app, admin);
});

const key = 'GET /api/e/:slug/frame';
const frame = (query: Record<string, string> = {}, slug = event.slug) =>
  app.call(key, { params: { slug }, query });
const policyOf = ({ headers }: Awaited<ReturnType<typeof frame>>) =>
  String(headers['content-security-policy']);

describe('who may show it', () => {
  test('nobody, as long as the organiser names no site', async () => {
    await aSale(app, admin, event.id);
    const answer = await frame();
    expect(answer.status).toBe(200);
    expect(policyOf(answer)).toContain("frame-ancestors 'none'");
    expect(answer.headers['x-frame-options']).toBe('DENY');
  });

  test('the sites that are named, and no other', async () => {
    await aSale(app, admin, event.id);
    const frameSites = ['https://example.org', 'https://www.example.org:8443'];
    await onSale(app, admin, event.id, { frameSites });
    const answer = await frame();
    expect(policyOf(answer)).toMatch(
      /frame-ancestors https:\/\/example\.org https:\/\/www\.example\.org:8443$/,
    );
    expect(answer.headers).not.toHaveProperty('x-frame-options');
    expect(answer.headers).not.toHaveProperty('content-disposition');
  });

  test.each([
    '*',
    'https://*',
    'https://*.example.org',
    'http://example.org',
    'https://example.org/page',
    "https://example.org; script-src 'unsafe-inline'",
    'https://example.org https://other.example',
    'data:',
    'https://exämple.org',
  ])('a site is named whole, and nothing slips into the rule: %s', async (site) => {
    await aSale(app, admin, event.id);
    const params = { eventId: event.id };
    const offer = await app.call('GET /api/events/:eventId/offer', { token: admin.token, params });
    const { settings } = offer.body as { settings: object };
    const answer = await app.call('PUT /api/events/:eventId/offer/settings', {
      token: admin.token,
      params,
      body: { ...settings, frameSites: [site] },
    });
    expect(answer.status).toBe(422);
  });
});

describe('what it shows', () => {
  test('no script and no form, and the style it says', async () => {
    await aSale(app, admin, event.id);
    const answer = await frame();
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(policyOf(answer)).toMatch(/^default-src 'none'; style-src 'sha256-[\w+/]+=*'; base-uri/);
    expect(answer.text).not.toMatch(/<script|<form|<iframe|style=/);
  });

  test('tickets with their price, each leading to the booking page with it chosen', async () => {
    const { ticket } = await aSale(app, admin, event.id, { ticket: { price: 11_900, least: 2 } });
    const { text } = await frame({ language: 'de' });
    expect(text).toContain('lang="de"');
    expect(text).toContain('119,00\u00A0€');
    expect(text).toContain(
      `/e/${event.slug}/register?t=${ticket.id}.2&amp;lang=de" target="_blank" rel="noopener"`,
    );
  });

  test('neither what needs a code nor what is off, and no way to what is sold out', async () => {
    const { ticket } = await aSale(app, admin, event.id, { size: 0 });
    const hidden = await newTicket(app, admin, event.id, {
      name: { en: 'For friends' },
      audience: 'code',
    });
    const { text } = await frame();
    expect(text).not.toContain('For friends');
    expect(text).not.toContain(`t=${hidden.id}.`);
    expect(text).toContain('Sold out');
    expect(text).not.toContain(`t=${ticket.id}.`);
  });

  test('words of organisers are words', async () => {
    await aSale(app, admin, event.id, {
      ticket: { name: { en: '</li><script>alert(1)</script>"\'&' } },
    });
    const { text } = await frame();
    expect(text).not.toContain('<script>');
    expect(text).toContain('&lt;/li&gt;&lt;script&gt;');
  });

  test('that nothing is sold, where that is so', async () => {
    expect((await frame()).text).toContain('does not sell tickets here');
  });

  test('nothing of an event that nobody may see', async () => {
    expect((await frame({}, 'no-such-event')).status).toBe(404);
  });
});
