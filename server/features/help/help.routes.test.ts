import type {
  HelpArticle,
  HelpArticlePage,
  HelpOpinions,
  HelpSetup,
  HelpVersion,
  ShownArticle,
  ShownHelp,
  ShownHelpPage,
} from '@plenum/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aColleague, type Actor, anAdmin, aPublishedEvent } from '../../testing/builders.ts';
import { aCategory, anArticle } from '../../testing/help/articles.ts';
import { type Answer, openTestApp, type TestApp } from '../../testing/test-app.ts';
import { openTestSocket } from '../../testing/test-socket.ts';
import { tinyPicture } from '../../testing/tiny-picture.ts';

let app: TestApp;
let address: string;
let admin: Actor;
let reader: Actor;
beforeAll(async () => {
  app = await openTestApp();
  address = await app.listen();
});
beforeEach(async () => {
  admin = await anAdmin(app);
  reader = await aColleague(app, admin);
});
afterAll(() => app.close());

const codeOf = ({ status, body }: Answer) => [status, (body as { code?: string }).code];
const setup = async (by = admin) =>
  (await app.call('GET /api/help/setup', { token: by.token })).body as HelpSetup;
const change = (articleId: number, body: object, by = admin) =>
  app.call('PATCH /api/help/manage/articles/:articleId', {
    token: by.token,
    params: { articleId },
    body,
  });
const list = async (query: object, by = admin) =>
  (await app.call('GET /api/help/manage/articles', { token: by.token, query: { ...query } }))
    .body as HelpArticlePage;
const find = async (query: object, by = reader) =>
  (await app.call('GET /api/help/articles', { token: by.token, query: { ...query } }))
    .body as ShownHelpPage;
const read = (articleId: number, by = reader) =>
  app.call('GET /api/help/articles/:articleId', { token: by.token, params: { articleId } });
const vote = (articleId: number, body: object, by = reader) =>
  app.call('PUT /api/help/articles/:articleId/vote', {
    token: by.token,
    params: { articleId },
    body,
  });
const suggest = async (q: string) => {
  const { body } = await app.call('GET /api/help/suggestions', {
    token: reader.token,
    query: { q },
  });
  return (body as { articles: { id: number }[] }).articles.map(({ id }) => id);
};
const ids = ({ articles }: { articles: { id: number }[] }) => articles.map(({ id }) => id);

describe('categories', () => {
  test('have an address of their own, an order, and go only when they are empty', async () => {
    const [first, second] = [await aCategory(app, admin), await aCategory(app, admin)];
    const { token } = admin;
    const twice = await app.call('POST /api/help/categories', {
      token,
      body: { slug: first.slug, icon: 'Package', title: { en: 'Other' }, lead: {} },
    });
    expect(codeOf(twice)).toEqual([409, 'help.slug_taken']);
    await app.call('POST /api/help/categories/:categoryId/move', {
      token,
      params: { categoryId: second.id },
      body: { beforeId: first.id },
    });
    expect((await setup()).categories.map(({ id }) => id)).toEqual([second.id, first.id]);
    await anArticle(app, admin, { categoryId: first.id });
    const remove = (categoryId: number) =>
      app.call('DELETE /api/help/categories/:categoryId', { token, params: { categoryId } });
    expect(codeOf(await remove(first.id))).toEqual([409, 'help.category_in_use']);
    expect((await remove(second.id)).status).toBe(200);
  });

  test('are changed on the version that was read', async () => {
    const { id, version } = await aCategory(app, admin);
    const rename = (title: string) =>
      app.call('PATCH /api/help/categories/:categoryId', {
        token: admin.token,
        params: { categoryId: id },
        body: { version, title: { en: title } },
      });
    expect((await rename('Paying')).status).toBe(200);
    expect(codeOf(await rename('Money'))).toEqual([409, 'help.changed_meanwhile']);
  });

  test('say how many articles each place has, and how many there are', async () => {
    const { id: categoryId } = await aCategory(app, admin);
    await anArticle(app, admin, { categoryId });
    await anArticle(app, admin, { categoryId, inFaq: false });
    const lone = await anArticle(app, admin, { categoryId, inKnowledge: false });
    await anArticle(app, admin, { categoryId, isPublished: false });
    const counts = async () => (await setup()).categories;
    const both = { faqCount: 2, knowledgeCount: 2, articleCount: 3 };
    expect(await counts()).toMatchObject([both]);
    await change(lone.id, { version: lone.version, isPublished: false });
    expect(await counts()).toMatchObject([{ faqCount: 1, knowledgeCount: 2, articleCount: 2 }]);
  });
});

describe('an article', () => {
  test('is cleaned of what runs, and must have a title', async () => {
    const { id, version } = await anArticle(app, admin);
    const body = { en: '<p onclick="x()">Hi<script>alert(1)</script></p><img src=x onerror=y>' };
    const { body: saved } = await change(id, { version, body });
    expect((saved as HelpArticle).body).toEqual({ en: '<p>Hi</p>' });
    expect((await change(id, { version: version + 1, title: { en: ' ' } })).status).toBe(422);
  });

  test('keeps what it said before, and is not written over unseen', async () => {
    const { id, version } = await anArticle(app, admin);
    await change(id, { version, title: { en: 'Second' } });
    expect(codeOf(await change(id, { version, title: { en: 'Third' } }))).toEqual([
      409,
      'help.changed_meanwhile',
    ]);
    const { body } = await app.call('GET /api/help/manage/articles/:articleId/versions', {
      token: admin.token,
      params: { articleId: id },
    });
    const { versions } = body as { versions: HelpVersion[] };
    expect(versions.map((one) => [one.version, one.title['en']])).toEqual([
      [1, 'How do I pay an invoice?'],
    ]);
  });

  test('stands where it is put in its category', async () => {
    const { id: categoryId } = await aCategory(app, admin);
    const [a, b, c] = [
      await anArticle(app, admin, { categoryId }),
      await anArticle(app, admin, { categoryId }),
      await anArticle(app, admin, { categoryId }),
    ];
    const move = (articleId: number, beforeId: number | null) =>
      app.call('POST /api/help/manage/articles/:articleId/move', {
        token: admin.token,
        params: { articleId },
        body: { beforeId },
      });
    await move(c.id, a.id);
    expect(ids(await list({ categoryId }))).toEqual([c.id, a.id, b.id]);
    await move(c.id, null);
    expect(ids(await list({ categoryId }))).toEqual([a.id, b.id, c.id]);
    const elsewhere = await anArticle(app, admin);
    expect((await move(a.id, elsewhere.id)).status).toBe(404);
  });

  test('shows those chosen beside it first, then its neighbours, never drafts', async () => {
    const { id: categoryId } = await aCategory(app, admin);
    const near = await anArticle(app, admin, { categoryId });
    const far = await anArticle(app, admin);
    const draft = await anArticle(app, admin, { isPublished: false });
    const { id } = await anArticle(app, admin, { categoryId, relatedIds: [draft.id, far.id] });
    const { related } = (await read(id)).body as ShownArticle;
    expect(related.map((one) => one.id)).toEqual([far.id, near.id]);
  });

  test('has a picture drawn anew', async () => {
    const { id } = await anArticle(app, admin);
    const sent = await app.call('PUT /api/help/manage/articles/:articleId/picture', {
      token: admin.token,
      params: { articleId: id },
      file: tinyPicture,
    });
    const { picture } = sent.body as HelpArticle;
    expect(picture).toMatch(/^\/api\/files\/pictures\//);
    expect(((await read(id)).body as ShownArticle).picture).toBe(picture);
  });

  test('that is new is told to everyone, a draft to organisers alone', async () => {
    const { id: categoryId } = await aCategory(app, admin);
    const [theirs, ours] = [
      await openTestSocket(address, reader.token),
      await openTestSocket(address, admin.token),
    ];
    const draft = await anArticle(app, admin, { categoryId, isPublished: false });
    await ours.hears('help.changed', ({ articleId }) => articleId === draft.id);
    const shown = await anArticle(app, admin, { categoryId });
    await ours.hears('help.changed', ({ articleId }) => articleId === shown.id);
    await theirs.hears('help.shown_changed');
    expect(theirs.heard.map(({ name }) => name)).toEqual(['help.shown_changed']);
    theirs.socket.close();
    ours.socket.close();
  });
});

describe('a draft', () => {
  test('is nowhere to be read: list, search, suggestion, id, vote, public page', async () => {
    const { slug } = await aPublishedEvent(app, admin);
    await app.call('PATCH /api/help/setup', { token: admin.token, body: { isPublic: true } });
    const title = { en: 'Quarks are secret' };
    const draft = await anArticle(app, admin, { title, isPublished: false });
    expect(ids(await find({}))).toEqual([]);
    expect(ids(await find({ q: 'quarks' }))).toEqual([]);
    expect(await suggest('where are the quarks')).toEqual([]);
    expect((await read(draft.id)).status).toBe(404);
    expect((await read(draft.id, admin)).status).toBe(404);
    expect((await vote(draft.id, { isHelpful: true, words: '' })).status).toBe(404);
    const help = await app.call('GET /api/help', { token: reader.token });
    expect((help.body as ShownHelp).categories).toEqual([]);
    const params = { slug, articleId: draft.id };
    const single = await app.call('GET /api/e/:slug/help/articles/:articleId', { params });
    expect(single.status).toBe(404);
    await change(draft.id, { version: draft.version, isPublished: true });
    expect(ids(await find({ q: 'quarks' }))).toEqual([draft.id]);
    expect(await suggest('where are the quarks')).toEqual([draft.id]);
  });
});

describe('who reads', () => {
  test('finds by all words in any language, the title first, also with a mistake', async () => {
    const inBody = await anArticle(app, admin, {
      title: { en: 'Fees' },
      body: { en: '<p>Each invoice says them.</p>' },
    });
    const inTitle = await anArticle(app, admin);
    expect(ids(await find({ q: 'INVOICE' }))).toEqual([inTitle.id, inBody.id]);
    expect(ids(await find({ q: 'rechnung bezahle' }))).toEqual([inTitle.id]);
    const guessed = await find({ q: 'invioce pay' });
    expect([ids(guessed), guessed.isGuessed]).toEqual([[inTitle.id], true]);
    expect(ids(await find({ q: '%' }))).toHaveLength(2);
    expect(ids(await find({ q: 'zzxqv' }))).toEqual([]);
  });

  test('is suggested what a whole question is about, the likeliest first', async () => {
    const badge = await anArticle(app, admin, { title: { en: 'Where is my conference badge?' } });
    const pay = await anArticle(app, admin);
    expect(await suggest('Hello, please can I pay this invioce later?')).toEqual([pay.id]);
    expect((await suggest('I lost the conference badge and the invoice'))[0]).toBe(badge.id);
    expect(await suggest('hi')).toEqual([]);
  });

  test('has one vote, which can be changed, and only organisers see what was said', async () => {
    const { id } = await anArticle(app, admin);
    await vote(id, { isHelpful: true, words: '' });
    await vote(id, { isHelpful: false, words: ' Too short ' });
    await vote(id, { isHelpful: true, words: 'Thanks' }, admin);
    const mine = (await read(id)).body as ShownArticle;
    expect(mine.vote).toEqual({ isHelpful: false, words: 'Too short' });
    const opinions = (by: Actor) =>
      app.call('GET /api/help/manage/articles/:articleId/opinions', {
        token: by.token,
        params: { articleId: id },
      });
    const said = (await opinions(admin)).body as HelpOpinions;
    expect([said.helpful, said.unhelpful]).toEqual([1, 1]);
    expect(said.words.map(({ words }) => words).toSorted()).toEqual(['Thanks', 'Too short']);
    expect(JSON.stringify(said)).not.toContain(reader.email);
    expect((await opinions(reader)).status).toBe(403);
  });
});

describe('who is of another organisation', () => {
  test('neither reads, writes, votes nor refers to anything here', async () => {
    const stranger = await anAdmin(app);
    const ours = await anArticle(app, admin);
    const theirs = await anArticle(app, stranger);
    expect((await read(ours.id, stranger)).status).toBe(404);
    expect(ids(await find({ q: 'invoice' }, stranger))).toEqual([theirs.id]);
    expect((await change(ours.id, { version: 1, inFaq: false }, stranger)).status).toBe(404);
    const related = await change(theirs.id, { version: 1, relatedIds: [ours.id] }, stranger);
    expect(related.status).toBe(404);
    const moved = await change(theirs.id, { version: 1, categoryId: ours.categoryId }, stranger);
    expect(moved.status).toBe(404);
    expect((await vote(ours.id, { isHelpful: true, words: '' }, stranger)).status).toBe(404);
  });
});

describe('the public page', () => {
  test('is for everyone only once the organisation says so', async () => {
    const { slug } = await aPublishedEvent(app, admin);
    const { id: articleId } = await anArticle(app, admin);
    const help = async () => {
      const { body } = await app.call('GET /api/e/:slug/help', { params: { slug } });
      return (body as { help: ShownHelp | null }).help;
    };
    const all = () => app.call('GET /api/e/:slug/help/articles', { params: { slug } });
    const one = () =>
      app.call('GET /api/e/:slug/help/articles/:articleId', { params: { slug, articleId } });
    expect([await help(), (await all()).status, (await one()).status]).toEqual([null, 404, 404]);
    await app.call('PATCH /api/help/setup', { token: admin.token, body: { isPublic: true } });
    expect((await help())?.categories).toHaveLength(1);
    expect(ids((await all()).body as ShownHelpPage)).toEqual([articleId]);
    expect((await one()).body).toMatchObject({ id: articleId, vote: null });
    const stranger = await anArticle(app, await anAdmin(app));
    const params = { slug, articleId: stranger.id };
    const foreign = await app.call('GET /api/e/:slug/help/articles/:articleId', { params });
    expect(foreign.status).toBe(404);
  });
});
