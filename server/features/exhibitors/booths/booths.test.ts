import type { Booth, BoothProduct, EventSetup } from '@plenum/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  aBooth,
  aColleague,
  type Actor,
  anAdmin,
  aPublishedEvent,
  aSession,
} from '../../../testing/builders.ts';
import { boothOf, codeOf, exhibitorsCalls } from '../../../testing/exhibitors-calls.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { openTestSocket } from '../../../testing/test-socket.ts';
import { tinyPicture } from '../../../testing/tiny-picture.ts';
import { insertPerson } from '../../events/index.ts';

let app: TestApp;
let admin: Actor;
let staff: Actor;
let event: EventSetup;
let id: number;

beforeAll(async () => (app = await openTestApp()));
beforeEach(async () => {
  admin = await anAdmin(app);
  staff = await aColleague(app, admin, 'client', 'Mara Stand');
  event = await aPublishedEvent(app, admin);
  ({ id } = await aBooth(app, admin, event.id, [staff]));
});
afterAll(() => app.close());

const { read, edit, picture, document, invite, dismiss, uninvite, ...calls } = exhibitorsCalls(
  () => app,
  () => admin,
  () => event.id,
);
const version = async () => (await read(id)).version;
const product = (letter: string, name = 'Lamp'): Omit<BoothProduct, 'picture'> => ({
  id: letter.repeat(22),
  name,
  words: {},
  url: null,
});

describe('the walls of a booth', () => {
  test('let in its staff and organisers, and answer everyone else like a missing one', async () => {
    const neighbour = await aColleague(app, admin, 'client', 'Next Door');
    await aBooth(app, admin, event.id, [neighbour]);
    const attendee = await aColleague(app, admin);
    await insertPerson(app.testDb.db, admin.person.organisationId, event.id, attendee.person.id);
    const attempts = (by: Actor, exhibitorId: number) => [
      app.call('GET /api/booths/:exhibitorId', { token: by.token, params: { exhibitorId } }),
      edit(exhibitorId, { version: 1, name: 'Taken over' }, by),
      picture(exhibitorId, 'logo', by),
      app.call('DELETE /api/booths/:exhibitorId/pictures/:place', {
        token: by.token,
        params: { exhibitorId, place: 'logo' },
      }),
      app.call('PUT /api/booths/:exhibitorId/products/:productId/picture', {
        token: by.token,
        params: { exhibitorId, productId: 'a'.repeat(22) },
        file: tinyPicture,
      }),
      document(exhibitorId, 'Price list.pdf', by),
      app.call('DELETE /api/booths/:exhibitorId/documents/:documentId', {
        token: by.token,
        params: { exhibitorId, documentId: 'a'.repeat(22) },
      }),
      invite(exhibitorId, 'friend@example.org', by),
      dismiss(exhibitorId, staff.person.id, by),
      uninvite(exhibitorId, 1, by),
    ];
    const before = await read(id);
    const stranger = await anAdmin(app, 'Someone Else');
    for (const by of [neighbour, attendee, stranger]) {
      const [there, missing] = [
        await Promise.all(attempts(by, id)),
        await Promise.all(attempts(by, 999_999_999)),
      ];
      expect(there.map(({ status }) => status)).toEqual(there.map(() => 404));
      expect(there.map(({ text }) => text)).toEqual(missing.map(({ text }) => text));
    }
    expect(await read(id)).toEqual(before);
    expect(await calls.mine(attendee)).toEqual([]);
    expect(await calls.mine(staff)).toMatchObject([{ id, eventId: event.id, tier: 'gold' }]);
  });

  test('leave what is the organiser’s alone to organisers', async () => {
    const refused = await calls.show(id, { isShown: false }, staff);
    expect([refused.status, codeOf(refused)]).toEqual([403, 'forbidden']);
    const smuggled = await app.call('PATCH /api/booths/:exhibitorId', {
      token: staff.token,
      params: { exhibitorId: id },
      body: { version: 1, tier: 'platinum' },
    });
    expect(smuggled.status).toBe(422);
  });

  test('shut behind who is taken off the staff, and behind who is removed for good', async () => {
    await dismiss(id, staff.person.id);
    expect(await calls.mine(staff)).toEqual([]);
    expect((await edit(id, { version: 1, name: 'Mine' }, staff)).status).toBe(404);
    const other = await aColleague(app, admin);
    ({ id } = await aBooth(app, admin, event.id, [other]));
    const { personId } = (await read(id)).staff[0] ?? { personId: 0 };
    await app.call('DELETE /api/people/:personId', { token: admin.token, params: { personId } });
    expect((await read(id)).staff).toEqual([]);
  });
});

describe('what staff write', () => {
  test('shows at once, trimmed, with the topics and languages that are said', async () => {
    const name = ' <b>Acme & Söhne</b> ';
    const tagline = { en: 'Light for all', de: ' ' };
    const topics = ['Light ', 'Light', 'Homes'];
    const answer = await edit(id, { version: 1, name, tagline, topics }, staff);
    expect(answer.status).toBe(200);
    expect(boothOf(answer).shown).toMatchObject({
      name: '<b>Acme & Söhne</b>',
      tagline: { en: 'Light for all' },
      topics: ['Light', 'Homes'],
    });
    expect(boothOf(answer)).toMatchObject({ version: 2, draft: null, draftAt: null });
    const found = await app.testDb.db.row<{ text: string }>({
      parts: ['select search_text as text from exhibitors where id = ', ''],
      values: [id],
    });
    expect(found?.text).toContain('acme & sohne');
  });

  test('is refused where somebody else changed the booth meanwhile', async () => {
    const answers = await Promise.all([
      edit(id, { version: 1, name: 'One' }, staff),
      edit(id, { version: 1, name: 'Other' }),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const late = answers.find(({ status }) => status === 409);
    expect(late && codeOf(late)).toBe('exhibitors.changed_meanwhile');
  });

  test('links a session of its own event only', async () => {
    const session = await aSession(app, admin, event.id);
    const other = await aSession(app, admin, (await aPublishedEvent(app, admin)).id);
    expect((await edit(id, { version: 1, sessionId: other.id }, staff)).status).toBe(404);
    const answer = await edit(id, { version: 1, sessionId: session.id }, staff);
    expect(boothOf(answer).shown.sessionId).toBe(session.id);
  });

  test('names no address a browser cannot follow and no product twice', async () => {
    const broken = { label: 'Home', url: 'https://[broken' };
    expect((await edit(id, { version: 1, links: [broken] }, staff)).status).toBe(422);
    const twice = [product('a'), product('a', 'Other')];
    expect((await edit(id, { version: 1, products: twice }, staff)).status).toBe(422);
  });

  test('stays within the tier, and what is above a smaller quota stays without growing', async () => {
    await calls.tier('gold', { products: 2, links: 0, documents: 1, staff: 1 });
    const three = [product('a'), product('b'), product('c')];
    const refused = await edit(id, { version: 1, products: three }, staff);
    expect(codeOf(refused)).toBe('exhibitors.over_quota');
    const link = { label: 'Home', url: 'https://example.org/' };
    expect((await edit(id, { version: 1, links: [link] })).status).toBe(409);
    expect((await document(id, 'One.pdf', staff)).status).toBe(201);
    expect(codeOf(await document(id, 'Two.pdf', staff))).toBe('exhibitors.over_quota');
    expect(codeOf(await invite(id, 'more@example.org', staff))).toBe('exhibitors.over_quota');

    await edit(id, { version: await version(), products: three.slice(1) }, staff);
    await calls.tier('gold', { products: 1 });
    const renamed = [product('b', 'Torch'), product('c')];
    const kept = await edit(id, { version: await version(), products: renamed }, staff);
    expect(kept.status).toBe(200);
    expect((await edit(id, { version: await version(), products: three }, staff)).status).toBe(409);
  });

  test('keeps a product’s picture through edits, and files only as long as they are shown', async () => {
    await edit(id, { version: 1, products: [product('a')] }, staff);
    const params = { exhibitorId: id, productId: 'a'.repeat(22) };
    const drawn = await app.call('PUT /api/booths/:exhibitorId/products/:productId/picture', {
      token: staff.token,
      params,
      file: tinyPicture,
    });
    const address = boothOf(drawn).shown.products[0]?.picture ?? '';
    const look = () => app.http.inject({ method: 'GET', url: address });
    const renamed = [product('b'), product('a', 'Torch')];
    const after = boothOf(await edit(id, { version: 3, products: renamed }, staff));
    expect(after.shown.products.map((one) => one.picture)).toEqual([null, address]);
    expect((await look()).statusCode).toBe(200);
    await edit(id, { version: 4, products: [] }, staff);
    expect((await look()).statusCode).toBe(404);
  });

  test('takes documents by name and gives them up again', async () => {
    const added = boothOf(await document(id, '../../Price‮ list.pdf', staff));
    expect(added.shown.documents).toMatchObject([{ name: 'Price list.pdf', bytes: 16 }]);
    const documentId = added.shown.documents[0]?.id;
    const remove = () =>
      app.call('DELETE /api/booths/:exhibitorId/documents/:documentId', {
        token: staff.token,
        params: { exhibitorId: id, documentId },
      });
    expect(boothOf(await remove()).shown.documents).toEqual([]);
    expect((await remove()).status).toBe(404);
    const page = { type: 'text/html', bytes: Buffer.from('<script>') };
    const refused = await app.call('POST /api/booths/:exhibitorId/documents', {
      token: staff.token,
      params: { exhibitorId: id },
      query: { name: 'page.html' },
      file: page,
    });
    expect(refused.status).toBe(415);
  });

  test('is heard by staff and organisers, not by who was taken off', async () => {
    const address = await app.listen();
    const [mine, theirs] = [
      await openTestSocket(address, staff.token),
      await openTestSocket(address, admin.token),
    ];
    await edit(id, { version: 1, name: 'Acme' }, staff);
    await mine.hears('exhibitors.booth_changed');
    await theirs.hears('exhibitors.booth_changed');
    await dismiss(id, staff.person.id);
    await mine.hears('exhibitors.my_booths_changed');
    const count = mine.heard.filter(({ name }) => name === 'exhibitors.booth_changed').length;
    await edit(id, { version: 2, name: 'Acme Ltd' });
    await theirs.hears('exhibitors.hall_changed');
    await mine.hears('exhibitors.hall_changed');
    expect(mine.heard.filter(({ name }) => name === 'exhibitors.booth_changed')).toHaveLength(
      count,
    );
    for (const { socket } of [mine, theirs]) socket.disconnect();
  });
});

describe('where an organiser reviews', () => {
  const notices = async (by: Actor) => {
    const { body } = await app.call('GET /api/notifications', { token: by.token });
    return (body as { notifications: { kind: string; data: { text: string } }[] }).notifications;
  };
  const kinds = async (by: Actor) => (await notices(by)).map(({ kind }) => kind);
  beforeEach(() => calls.rules({ needsReview: true }));

  test('what staff change waits as a whole, told once, and shows when it is accepted', async () => {
    await edit(id, { version: 1, tagline: { en: 'New' } }, staff);
    await picture(id, 'logo', staff);
    const waiting = await read(id, staff);
    expect(waiting.shown).toMatchObject({ tagline: {}, logo: null });
    expect(waiting.draft).toMatchObject({ tagline: { en: 'New' }, name: waiting.shown.name });
    expect(waiting.draft?.logo).toMatch(/^\/api\/files\/pictures\//);
    expect(await kinds(admin)).toEqual(['exhibitors.awaits_review']);
    expect((await calls.line(id)).awaitsReview).toBe(true);

    const stale = await calls.review(id, { version: 2, isAccepted: true, note: '' });
    expect(codeOf(stale)).toBe('exhibitors.changed_meanwhile');
    const accepted = await calls.review(id, { version: 3, isAccepted: true, note: '' });
    expect(boothOf(accepted)).toMatchObject({ draft: null, shown: { tagline: { en: 'New' } } });
    expect(await kinds(staff)).toEqual(['exhibitors.review_accepted']);
    const again = await calls.review(id, { version: 4, isAccepted: true, note: '' });
    expect(codeOf(again)).toBe('exhibitors.nothing_to_review');
  });

  test('what is sent back tells why, and waits again once it is changed', async () => {
    await edit(id, { version: 1, tagline: { en: 'Best!!!' } }, staff);
    const back = await calls.review(id, { version: 2, isAccepted: false, note: 'Fewer marks' });
    expect(boothOf(back)).toMatchObject({ draftNote: 'Fewer marks', draftAt: null });
    expect((await notices(staff))[0]).toMatchObject({
      kind: 'exhibitors.review_returned',
      data: { text: 'Fewer marks' },
    });
    expect((await calls.line(id)).awaitsReview).toBe(false);
    const once = await calls.review(id, { version: 3, isAccepted: true, note: '' });
    expect(codeOf(once)).toBe('exhibitors.nothing_to_review');
    const again = boothOf(await edit(id, { version: 3, tagline: { en: 'Good' } }, staff));
    expect(again).toMatchObject({ draftNote: '', draft: { tagline: { en: 'Good' } } });
    expect(again.draftAt).not.toBeNull();
    expect(await kinds(admin)).toHaveLength(2);
  });

  test('what organisers change shows at once, and in the draft field by field', async () => {
    await edit(id, { version: 1, tagline: { en: 'Theirs' }, topics: ['Light'] }, staff);
    const mine = boothOf(await edit(id, { version: 2, tagline: { en: 'Mine' } }));
    expect(mine.shown).toMatchObject({ tagline: { en: 'Mine' }, topics: [] });
    expect(mine.draft).toMatchObject({ tagline: { en: 'Mine' }, topics: ['Light'] });
    const same = boothOf(await edit(id, { version: 3, topics: ['Light'] }));
    expect(same).toMatchObject({ draft: null, draftAt: null });
  });

  test('a picture stays as long as it is shown or waits', async () => {
    await picture(id, 'logo');
    const shown = (await read(id)).shown.logo ?? '';
    const look = async (url: string) => (await app.http.inject({ method: 'GET', url })).statusCode;
    const proposed = boothOf(await picture(id, 'logo', staff)).draft?.logo ?? '';
    expect([await look(shown), await look(proposed)]).toEqual([200, 200]);
    const { version: now } = await read(id);
    await calls.review(id, { version: now, isAccepted: true, note: '' });
    expect([await look(shown), await look(proposed)]).toEqual([404, 200]);
  });

  test('an organiser’s list does not miss what already waits', async () => {
    const before = (await calls.line(id)).missing;
    expect(before).toContain('tagline');
    const waiting = boothOf(await edit(id, { version: 1, tagline: { de: 'Licht' } }, staff));
    const missing: Booth['missing'] = before.filter((part) => part !== 'tagline');
    expect(waiting.missing).toEqual(missing);
    expect((await calls.line(id)).missing).toEqual(missing);
  });
});
