import { expect } from 'vitest';
import type { Driven } from './old-client.ts';
import { cardCalls } from './spec-cards.ts';
import { appCalls } from './spec-apps.ts';
import { contentCalls } from './spec-content.ts';
import { many, n, text } from './spec-shapes.ts';

const row = {
  responsive_id: '',
  id: n,
  avatar: expect.stringMatching(/^$|^\d+\.jpg$/),
  full_name: text,
  post: text,
  email: text,
  city: text,
  start_date: expect.stringMatching(/^\d\d\/\d\d\/\d{4}$/),
  salary: expect.stringMatching(/^\$/),
  age: text,
  experience: text,
  status: n,
};

const page = { id: n, target: text, isBookmarked: expect.any(Boolean), title: text, icon: text };

const tables: Readonly<Record<string, Driven>> = {
  'GET /api/datatables/initial-data': ({ send }) => ({
    answer: send('GET', '/api/datatables/initial-data'),
    like: many(row),
  }),
  // The page and its size are lost on the way.
  'GET /api/datatables/data': ({ send }) => ({
    answer: send('GET', '/api/datatables/data'),
    like: { allData: many(row), invoices: many(row), total: n },
  }),
  'GET /api/autocomplete/data': ({ send }) => ({
    answer: send('GET', '/api/autocomplete/data'),
    like: { autoComplete: many({ title: text, rank: text, id: text }) },
  }),
  'GET /api/main-search/data': ({ send }) => ({
    answer: send('GET', '/api/main-search/data'),
    like: {
      searchArr: [
        { groupTitle: 'Pages', searchLimit: 4, data: many({ ...page, link: text }) },
        { groupTitle: 'Files', searchLimit: 4, data: expect.any(Array) },
        {
          groupTitle: 'Contacts',
          searchLimit: 4,
          data: many({ title: text, email: text, img: text, date: text }),
        },
      ],
    },
  }),
  'GET /api/bookmarks/data': ({ send }) => ({
    answer: send('GET', '/api/bookmarks/data'),
    like: { suggestions: many(page), bookmarks: many(page) },
  }),
  'POST /api/bookmarks/update': ({ send }) => ({
    answer: send('POST', '/api/bookmarks/update', { id: 5 }),
    like: null,
  }),
};

const user = { id: n, fullName: text, username: text, email: text, role: 'admin' };
const able = { ability: [{ action: 'manage', subject: 'all' }] };
const pair = { accessToken: text, refreshToken: text };

const entrance: Readonly<Record<string, Driven>> = {
  'POST /jwt/login': ({ send }) => ({
    answer: send('POST', '/jwt/login', { email: 'admin@demo.com', password: 'admin' }),
    like: { userData: { ...user, ...able, extras: { eCommerceCartItemsCount: n } }, ...pair },
  }),
  'POST /jwt/register': ({ send }) => ({
    answer: send('POST', '/jwt/register', {
      username: 'founder',
      email: 'founder@example.org',
      password: 'correct horse',
    }),
    like: {
      user: { ...able, email: 'founder@example.org', username: 'founder', avatar: null, id: n },
      accessToken: text,
    },
  }),
  // It keeps what it was given as JSON: the token comes in its quotes.
  'POST /jwt/refresh-token': ({ send, signedIn }) => ({
    answer: send('POST', '/jwt/refresh-token', {
      refreshToken: JSON.stringify(signedIn.refreshToken),
    }),
    like: { userData: { ...user, ...able }, ...pair },
  }),
};

/** All sixty-five, in the order of the spec. */
export const specCalls: Readonly<Record<string, Driven>> = {
  ...tables,
  ...appCalls,
  ...contentCalls,
  ...cardCalls,
  ...entrance,
};
