import {
  type Completions,
  type ContactItem,
  drawnPicture,
  type SearchResults,
} from '@plenum/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aColleague, type Actor, anAdmin } from '../../testing/builders.ts';
import { aDraftPost, aPost } from '../../testing/blog/posts.ts';
import { anArticle } from '../../testing/help/articles.ts';
import { publishPost } from '../blog/index.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let admin: Actor;
beforeAll(async () => (app = await openTestApp()));
beforeEach(async () => (admin = await anAdmin(app, 'Ada Sommer')));
afterAll(() => app.close());

const answerTo = (query: object, by = admin) =>
  app.call('GET /api/main-search/data', { token: by.token, query: { ...query } });
const search = async (q?: string, by = admin) =>
  (await answerTo(q === undefined ? {} : { q }, by)).body as SearchResults;
const contacts = async (q?: string, by = admin): Promise<ContactItem[]> => {
  const { searchArr } = await search(q, by);
  return searchArr.flatMap((group) => (group.groupTitle === 'Contacts' ? group.data : []));
};
const names = async (q?: string, by = admin) => (await contacts(q, by)).map(({ title }) => title);
const pages = async (q?: string, by = admin) => {
  const { searchArr } = await search(q, by);
  return searchArr.flatMap((group) =>
    group.groupTitle === 'Pages' ? group.data.map(({ title }) => title) : [],
  );
};
const deactivate = (who: Actor) =>
  app.call('PATCH /api/people/:personId', {
    token: admin.token,
    params: { personId: who.person.id },
    body: { isActive: false },
  });

describe('a client of the spec', () => {
  test('gets three groups in order, four shown of each, whole and with every field', async () => {
    const answer = await app.call('GET /api/main-search/data', { token: `"${admin.token}"` });
    const { searchArr } = answer.body as SearchResults;
    expect(searchArr.map(({ groupTitle, searchLimit }) => [groupTitle, searchLimit])).toEqual([
      ['Pages', 4],
      ['Files', 4],
      ['Contacts', 4],
    ]);
    expect(searchArr[0]?.data.length).toBeGreaterThan(4);
    expect(searchArr[0]?.data).toContainEqual({
      id: 5,
      target: 'todo',
      isBookmarked: true,
      title: 'To-do',
      icon: 'CheckSquare',
      link: '/apps/todo/all',
    });
    expect(searchArr[1]?.data).toEqual([]);
    expect(searchArr[2]?.data).toEqual([
      {
        id: admin.person.id,
        title: 'Ada Sommer',
        email: admin.email,
        img: drawnPicture('Ada Sommer'),
        date: expect.stringMatching(/^\d{2}\/\d{2}\/\d{4}$/),
      },
    ]);
  });

  test('may send empty text, which means all', async () => {
    expect((await answerTo({ q: '' })).text).toBe((await answerTo({})).text);
  });

  test('sees in the pages what it marked', async () => {
    const body = { id: 5 };
    await app.call('POST /api/bookmarks/update', { token: admin.token, body });
    const [group] = (await search()).searchArr;
    expect(group?.data).toContainEqual(expect.objectContaining({ id: 5, isBookmarked: false }));
  });

  test('completes titles, each with a rank and an id as text', async () => {
    const answer = await app.call('GET /api/autocomplete/data', { token: admin.token });
    const { autoComplete } = answer.body as Completions;
    expect(autoComplete).toContainEqual({ title: 'To-do', rank: '2', id: 'page-5' });
    expect(autoComplete.at(-1)).toEqual({
      title: 'Ada Sommer',
      rank: String(autoComplete.length),
      id: `person-${admin.person.id}`,
    });
    expect(new Set(autoComplete.map(({ id }) => id)).size).toBe(autoComplete.length);
  });
});

describe('what fits', () => {
  test('is any part of a name or address, first the names that begin so', async () => {
    await aColleague(app, admin, 'client', 'Inês Barros');
    const barbara = await aColleague(app, admin, 'client', 'Barbara Lund');
    expect(await names('BAR')).toEqual(['Barbara Lund', 'Inês Barros']);
    expect(await names(barbara.email.slice(2))).toEqual(['Barbara Lund']);
    expect(await names('inÊs')).toEqual(['Inês Barros']);
    expect(await names('nobody')).toEqual([]);
  });

  test('needs no accents, nor minds them', async () => {
    await aColleague(app, admin, 'admin', 'Inês Barros');
    const client = await aColleague(app, admin, 'client', 'Elise Garnier');
    expect(await names('ines barros')).toEqual(['Inês Barros']);
    expect(await names('élise garnier')).toEqual(['Elise Garnier']);
    expect(await names('ines barros', client)).toEqual(['Inês Barros']);
  });

  test('of less than three letters is how a word begins', async () => {
    await aColleague(app, admin, 'client', 'Óscar Nil');
    await aColleague(app, admin, 'client', 'Noah Berger');
    expect(await names('n')).toEqual(['Noah Berger', 'Óscar Nil']);
    expect(await names('BE')).toEqual(['Noah Berger']);
    expect(await names('ó')).toEqual(['Óscar Nil']);
    expect(await names('ah')).toEqual([]);
  });

  test('takes no wildcards', async () => {
    await aColleague(app, admin, 'client', 'Tomasz 100%_x');
    expect(await names('%')).toEqual([]);
    expect(await names('0%_')).toEqual(['Tomasz 100%_x']);
    expect(await names('a%a')).toEqual([]);
  });

  test('narrows pages by their title', async () => {
    expect(await pages('USERS')).toEqual(['Organisation users', 'Conference users']);
    expect(await pages('constructor')).toEqual([]);
  });
});

describe('what is published to read', () => {
  const titlesIn = async (groupTitle: 'Articles' | 'Posts', q: string, by = admin) => {
    const group = (await search(q, by)).searchArr.find((one) => one.groupTitle === groupTitle);
    return group?.data.map(({ title }) => title);
  };

  test('of the help is found in the reader’s language, with its page', async () => {
    const { id } = await anArticle(app, admin);
    const { searchArr } = await search('invoice');
    expect(searchArr[3]).toEqual({
      groupTitle: 'Articles',
      searchLimit: 4,
      data: [
        {
          id,
          title: 'How do I pay an invoice?',
          icon: 'BookOpen',
          link: expect.stringMatching(new RegExp(`^/pages/knowledge-base/[a-z0-9-]+/.*-${id}$`)),
        },
      ],
    });
    const headers = { 'accept-language': 'de' };
    const query = { q: 'rechnung' };
    const german = await app.call('GET /api/main-search/data', {
      token: admin.token,
      query,
      headers,
    });
    expect(german.text).toContain('Wie bezahle ich eine Rechnung?');
  });

  test('of the blog is found by everybody in the organisation', async () => {
    const { id } = await aPost(app, admin, { title: 'Ten quiet minutes' });
    const client = await aColleague(app, admin);
    for (const by of [admin, client]) {
      const { searchArr } = await search('quiet', by);
      expect(searchArr[4]?.data).toEqual([
        {
          id,
          title: 'Ten quiet minutes',
          icon: 'FileText',
          link: `/pages/blog/detail/${id}`,
        },
      ]);
    }
  });

  test('is never a draft, what its time has not come for, or another organisation’s', async () => {
    await anArticle(app, admin, { isPublished: false });
    await anArticle(app, admin, { inFaq: false, inKnowledge: false });
    await aDraftPost(app, admin, { title: 'An invoice to come' });
    const later = await aDraftPost(app, admin, { title: 'An invoice tomorrow' });
    const at = new Date(Date.now() + 86_400_000).toISOString();
    await publishPost(app.work, admin.person, later.id, { at });
    const stranger = await anAdmin(app, 'Stranger');
    await anArticle(app, stranger);
    await aPost(app, stranger, { title: 'An invoice elsewhere' });
    expect(await titlesIn('Articles', 'invoice')).toEqual([]);
    expect(await titlesIn('Posts', 'invoice')).toEqual([]);
    expect(await titlesIn('Posts', 'invoice', stranger)).toEqual(['An invoice elsewhere']);
  });

  test('is not all there is where signs alone are typed', async () => {
    await anArticle(app, admin);
    await aPost(app, admin);
    for (const q of ['%', '_', '...']) {
      expect(await titlesIn('Articles', q)).toEqual([]);
      expect(await titlesIn('Posts', q)).toEqual([]);
    }
  });
});

describe('nobody finds', () => {
  test('people of another organisation, however they ask', async () => {
    const stranger = await anAdmin(app, 'Ada Fremd');
    const hidden = await aColleague(app, stranger, 'admin', 'Sommer Fremd');
    for (const q of [undefined, 'ada', 'fremd', hidden.email, stranger.email])
      expect(await names(q)).not.toContainEqual(expect.stringContaining('Fremd'));
  });

  test('who was deactivated or removed', async () => {
    const [gone, removed] = [
      await aColleague(app, admin, 'client', 'Gone Person'),
      await aColleague(app, admin, 'client', 'Removed Person'),
    ];
    expect(await names('person')).toHaveLength(2);
    await deactivate(gone);
    await app.call('DELETE /api/people/:personId', {
      token: admin.token,
      params: { personId: removed.person.id },
    });
    expect(await names('person')).toEqual([]);
    expect(await names()).toEqual(['Ada Sommer']);
  });

  test('as a client anybody but organisers and themselves, nor an address', async () => {
    const client = await aColleague(app, admin, 'client', 'Noah Berger');
    const other = await aColleague(app, admin, 'client', 'Other Guest');
    expect(await contacts(undefined, client)).toEqual([
      expect.objectContaining({ title: 'Ada Sommer', email: '' }),
      expect.objectContaining({ title: 'Noah Berger', email: client.email }),
    ]);
    expect(await names('other', client)).toEqual([]);
    expect(await names(other.email, client)).toEqual([]);
    expect(await names('ada', client)).toEqual(['Ada Sommer']);
    for (const q of [admin.email, admin.email.slice(0, 9)])
      expect(await names(q, client)).toEqual([]);
    expect(await pages(undefined, client)).not.toContain('Settings');
  });
});

describe('an attack', () => {
  test.each(['x'.repeat(201), 'x'.repeat(10_000)])('of a long text is refused', async (q) => {
    expect((await answerTo({ q })).status).toBe(422);
  });

  test.each(["' or 1=1 --", '\\', '%\\', '\u0000', '\uD800', '{{7*7}}', '😀'.repeat(50)])(
    '%j does no harm',
    async (q) => {
      expect((await answerTo({ q })).status).toBeLessThan(500);
      expect(await names()).toEqual(['Ada Sommer']);
    },
  );

  test('with HTML in a name leaves it text', async () => {
    const name = '<img src=x onerror=alert(1)>';
    await aColleague(app, admin, 'client', name);
    expect(await names('<img')).toEqual([name]);
    const answer = await answerTo({ q: '<img' });
    expect(answer.headers['content-type']).toMatch(/^application\/json/);
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
  });
});

test('a hundred contacts leave at once, and the search finds the others', async () => {
  const count = 120;
  await app.testDb.db.run({
    parts: [
      `with made as (insert into accounts (username, email, full_name)
         select 'many-' || n, 'many-' || n || '@example.org', 'Many ' || lpad(n::text, 3, '0')
         from generate_series(1, `,
      `) n returning id)
       insert into organisations_members (organisation_id, person_id, role)
       select `,
      `, id, 'client' from made`,
    ],
    values: [count, admin.person.organisationId],
  });
  expect(await contacts()).toHaveLength(100);
  expect(await names('many 120')).toEqual(['Many 120']);
});
