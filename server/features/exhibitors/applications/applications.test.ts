import type { Application, EventSetup } from '@plenum/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Actor, anAdmin, aPublishedEvent } from '../../../testing/builders.ts';
import { codeOf, exhibitorsCalls } from '../../../testing/exhibitors-calls.ts';
import { anAddress, arriveAs } from '../../../testing/guests.ts';
import { mailTo } from '../../../testing/email/mailbox.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let admin: Actor;
let event: EventSetup;

beforeAll(async () => (app = await openTestApp()));
beforeEach(async () => {
  admin = await anAdmin(app);
  event = await aPublishedEvent(app, admin);
});
afterAll(() => app.close());

const { setup, mine, read, rules } = exhibitorsCalls(
  () => app,
  () => admin,
  () => event.id,
);

describe('the call for exhibitors', () => {
  const form = (fields: object = {}) => ({
    company: 'Nova <i>Labs</i>',
    contactName: 'Ines Prado',
    email: 'ines@nova.example',
    website: 'https://nova.example/about',
    tier: 'silver',
    words: 'We build lamps.',
    ...fields,
  });
  const apply = (fields?: object) =>
    app.call('POST /api/e/:slug/exhibitor-applications', {
      params: { slug: event.slug },
      body: form(fields),
    });
  const call = async () =>
    (await app.call('GET /api/e/:slug/exhibitor-call', { params: { slug: event.slug } })).body;
  const list = async () =>
    (
      await app.call('GET /api/events/:eventId/exhibitor-applications', {
        token: admin.token,
        params: { eventId: event.id },
      })
    ).body as Application[];
  const decide = (applicationId: number, body: object) =>
    app.call('POST /api/events/:eventId/exhibitor-applications/:applicationId/decision', {
      token: admin.token,
      params: { eventId: event.id, applicationId },
      body: { isAccepted: true, tier: 'gold', note: '', ...body },
    });
  const open = () => rules({ isCallOpen: true, callWords: { en: 'Come and show.' } });

  test('is closed until an organiser opens it, and then says what they say', async () => {
    expect(await call()).toEqual({ isOpen: false, words: {} });
    expect(codeOf(await apply())).toBe('exhibitors.call_closed');
    await open();
    expect(await call()).toEqual({ isOpen: true, words: { en: 'Come and show.' } });
    expect((await apply({ website: 'https://[' })).status).toBe(422);
    expect((await apply()).status).toBe(202);
    await rules({ isCallOpen: false });
    expect(await call()).toEqual({ isOpen: false, words: {} });
  });

  test('keeps one waiting application of an address, in its latest words', async () => {
    await open();
    await apply();
    await apply({ email: 'INES@nova.example', words: 'We build torches.' });
    await apply({ email: 'other@nova.example' });
    const all = await list();
    expect(all.map(({ email, words, state }) => [email, words, state])).toEqual([
      ['other@nova.example', 'We build lamps.', 'waiting'],
      ['ines@nova.example', 'We build torches.', 'waiting'],
    ]);
    expect((await setup()).applications).toBe(2);
  });

  test('accepted makes the exhibitor and leads its contact to the booth', async () => {
    await open();
    const email = anAddress();
    await apply({ email });
    const [waiting] = await list();
    const accepted = await decide(waiting?.id ?? 0, { note: 'Welcome & <b>well met</b>' });
    expect((accepted.body as Application[])[0]).toMatchObject({ state: 'accepted' });
    const [made] = (await setup()).exhibitors;
    expect(made).toMatchObject({ name: 'Nova <i>Labs</i>', tier: 'gold', contactEmail: email });
    expect(made).toMatchObject({ isShown: false, invited: 1 });
    const [mail] = await mailTo(app, email);
    expect(mail?.text).toContain('Welcome & <b>well met</b>');
    expect(mail?.html).toContain('Welcome &#38; &#60;b&#62;well met');
    const guest = await arriveAs(app, email);
    expect(await mine(guest)).toMatchObject([{ id: made?.id }]);
    const booth = await read(made?.id ?? 0, guest);
    expect(booth.shown.links).toEqual([
      { label: 'nova.example', url: 'https://nova.example/about' },
    ]);
    expect(codeOf(await decide(waiting?.id ?? 0, {}))).toBe('exhibitors.decided');
  });

  test('refused tells so by mail, and is decided once however many decide', async () => {
    await open();
    const email = anAddress();
    await apply({ email });
    const [waiting] = await list();
    const answers = await Promise.all(
      [true, false, true, false].map((isAccepted) =>
        decide(waiting?.id ?? 0, { isAccepted, note: 'See you next year.' }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter((one) => codeOf(one) === 'exhibitors.decided')).toHaveLength(3);
    expect(await mailTo(app, email)).toHaveLength(1);
    await apply({ email });
    const [again] = await list();
    await decide(again?.id ?? 0, { isAccepted: false, note: 'See you next year.' });
    expect((await mailTo(app, email)).at(-1)?.text).toContain('See you next year.');
    expect((await setup()).applications).toBe(0);
  });
});
