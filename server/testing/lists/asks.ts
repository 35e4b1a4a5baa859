import type { Ask, Lists } from './ask.ts';
import { ofBookings, ofInvoices, ofPayments } from './money-asks.ts';

const tasks = (sortBy: string): Ask => ({ says: `by ${sortBy}`, query: { sortBy } });
const people = (sort: string): Ask => ({ says: `by ${sort}`, query: { sort } });
const days = { from: '2020-01-01T00:00:00Z', to: '2020-02-01T00:00:00Z' };

const ofMembers = (size: number, eventId: number): Lists => ({
  'GET /api/people': [
    {},
    { says: 'last page', query: { page: Math.ceil(size / 25) } },
    ...['-name', 'joined', '-joined', 'seen', '-seen', 'company', '-company'].map(people),
    { says: 'a common word', query: { q: 'maria' }, counts: 1 },
    { says: 'a rare word', query: { q: 'crowd-777@' } },
    { says: 'nothing found', query: { q: 'xqzzyv' } },
    { says: 'attendees', query: { role: 'client' }, counts: 1 },
    { says: 'organisers', query: { role: 'admin' } },
    { says: 'active', query: { state: 'active' }, counts: 1 },
    { says: 'unverified', query: { state: 'unverified' }, counts: 3 },
    { says: 'deactivated', query: { state: 'deactivated' } },
    { says: 'of an event', query: { event: eventId }, counts: 3 },
    { says: 'listed', query: { consent: 'listed' }, counts: 1 },
    {
      says: 'joined on a day',
      query: { joinedFrom: '2020-01-01', joinedUntil: '2020-01-01' },
    },
    { says: 'joined since', query: { joinedFrom: '2020-01-01' }, counts: 1 },
  ],
  'GET /api/audit': [
    {},
    { says: 'late page', query: { before: Math.ceil(size / 2) } },
    { says: 'of a feature', query: { action: 'people' } },
    {
      says: 'long ago',
      query: { to: new Date(Date.now() - (size - 60) * 60_000).toISOString() },
    },
    { says: 'before all time', query: { to: '2001-01-01T00:00:00Z' } },
  ],
});

const ofOnePerson = (size: number): Lists => ({
  'GET /api/notifications': [{}, { says: 'a kind without any', query: { group: 'moderation' } }],
  'GET /api/notifications/unread': [{}],
  'GET /api/organisations/outbox': [{}, { says: 'failed ones', query: { state: 'failed' } }],
  'GET /api/accounts/sessions': [{}],
  'GET /api/accounts/invitations': [{}],
  'GET /api/imports': [{}],
  'GET /apps/todo/tasks': [
    {},
    ...['title-asc', 'title-desc', 'due-date', 'position'].map(tasks),
    {
      ...tasks('assignee'),
      whole: 'the name of whoever does it stands in another table, or is typed by hand',
    },
    { says: 'late page', query: { before: Math.ceil(size / 2) } },
    { says: 'important', query: { filter: 'important' } },
    { says: 'deleted', query: { filter: 'deleted' } },
    { says: 'a tag nobody used', query: { tag: 'never' } },
    { says: 'a rare word', query: { q: 'task 777 of' } },
    { says: 'nothing found', query: { q: 'xqzzyv' } },
  ],
  'GET /api/todo/assignees': [{}, { says: 'found', query: { q: 'maria' } }],
  'GET /apps/calendar/events': [{}],
  'GET /api/calendar/occurrences': [{ query: days }],
  'GET /api/calendar/find': [
    { query: { q: 'number' } },
    { says: 'nothing found', query: { q: 'xqzzyv' } },
  ],
  'GET /api/email/addressees': [{ query: { q: 'maria' } }],
  'GET /api/people/:personId/doubles': [
    { whole: 'how alike two names are is told by looking at all that share a part of it' },
  ],
});

const ofTalk = (size: number): Lists => ({
  'GET /api/chat/conversations': [{}],
  'GET /apps/chat/chats-and-contacts': [{}],
  'GET /api/chat/unseen': [{}],
  'GET /api/chat/conversations/:conversationId/lines': [
    {},
    { says: 'early ones', query: { before: 100 } },
  ],
  'GET /api/chat/conversations/:conversationId/changes': [{ query: { after: size - 20 } }],
  'GET /api/chat/conversations/:conversationId/members': [{}],
  'GET /api/chat/conversations/:conversationId/here': [{}],
  'GET /api/chat/search': [
    { says: 'a common word', query: { q: 'hello' } },
    { says: 'a rare word', query: { q: '777' } },
    { says: 'nothing found', query: { q: 'xqzzyv' } },
  ],
  'GET /api/events/:eventId/channels': [{}],
  'GET /api/events/:eventId/help-desk': [{}],
  'GET /api/booths/:exhibitorId/inbox': [{}],
});

const ofEvents: Lists = {
  'GET /api/events': [{}],
  'GET /api/events/:eventId/team': [{}],
  'GET /api/events/:eventId/numbers': [{ whole: 'it draws everyone by the day they joined' }],
  'GET /api/events/:eventId/connections': [{}],
  'GET /api/events/:eventId/posts': [
    {},
    { says: 'early ones', query: { before: 100 } },
    { says: 'with pictures', query: { only: 'pictures' } },
    { says: 'polls', query: { only: 'polls' } },
  ],
  'GET /api/events/:eventId/agenda/changes': [{}],
  'GET /api/events/:eventId/exhibitor-applications': [{}],
  'GET /api/events/:eventId/hall/mine': [{}],
  'GET /api/events/:eventId/drops': [{}],
  'GET /api/booths/:exhibitorId/leads': [
    {},
    { says: 'by name', query: { sort: 'name' } },
    { says: 'found', query: { q: 'maria' } },
  ],
  'GET /api/booths/:exhibitorId/console': [
    { whole: 'it compares one booth with all others of its tier' },
  ],
  'GET /api/booths/:exhibitorId/console/visitors': [{ query: { step: 'visited' } }],
  'GET /api/booths/:exhibitorId/asks': [{}],
};

const ofHelp = (size: number): Lists => ({
  'GET /api/help/articles': [
    { counts: 1 },
    { says: 'last page', query: { page: Math.ceil(size / 25) }, counts: 2 },
    { says: 'questions of a category', query: { category: 'kind-7', place: 'faq' } },
    { says: 'a rare word', query: { q: 'answer777 ' } },
    { says: 'a rare word with a mistake', query: { q: 'anwser777' } },
    { says: 'nothing found', query: { q: 'xqzzyv' } },
  ],
  'GET /api/help/suggestions': [
    { says: 'a question', query: { q: 'where do I find answer777 please' } },
    { says: 'what stands in all of them', query: { q: 'a question' }, counts: 2 },
  ],
  'GET /api/help/manage/articles': [
    { counts: 1 },
    { says: 'last page', query: { page: Math.ceil(size / 25) }, counts: 2 },
    { says: 'drafts', query: { state: 'draft' }, counts: 1 },
    { says: 'a rare word', query: { q: 'answer777 ' } },
    { says: 'nothing found', query: { q: 'xqzzyv' } },
  ],
  'GET /faq/data': [{}, { says: 'found', query: { q: 'answer777 ' } }],
  'GET /faq/data/category': [{}],
});

const ofBlog = (size: number): Lists => ({
  'GET /api/blog/posts': [
    { counts: 1 },
    { says: 'last page', query: { page: Math.ceil(size / 25) }, counts: 2 },
    { says: 'of a category', query: { category: 'Kind 7' } },
    { says: 'with a tag', query: { tag: 'tag777' } },
    { says: 'a common word', query: { q: 'words of' }, counts: 2 },
    { says: 'a rare word', query: { q: 'word777 ' } },
    { says: 'nothing found', query: { q: 'xqzzyv' } },
    { says: 'in a language nobody wrote', query: { language: 'pt' } },
  ],
  'GET /api/blog/desk': [
    { counts: 1 },
    { says: 'last page', query: { page: Math.ceil(size / 25) }, counts: 2 },
    { says: 'drafts', query: { state: 'draft' }, counts: 1 },
    { says: 'taken back', query: { state: 'withdrawn' } },
  ],
});

const ofShop = (size: number): Lists => ({
  'GET /api/shop/catalogue': [
    { counts: 1 },
    { says: 'last page', query: { page: Math.ceil(size / 25) }, counts: 2 },
    ...['name', '-name', 'brand', '-price', 'price', 'created'].map((sort) => ({
      says: `by ${sort}`,
      query: { sort },
      counts: 1,
    })),
    { says: 'a rare word', query: { q: 'thing 777 ' } },
    { says: 'nothing found', query: { q: 'xqzzyv' } },
    { says: 'hidden ones', query: { state: 'hidden' } },
    { says: 'of a brand', query: { brand: 'Brand 7' } },
    { says: 'of a category', query: { category: 'Kind 7' } },
  ],
  'GET /api/shop/products': [
    { counts: 1 },
    { says: 'last page', query: { page: Math.ceil(size / 25) }, counts: 2 },
    ...['price', '-price', 'name', '-rating'].map((sort) => ({
      says: `by ${sort}`,
      query: { sort },
      counts: 1,
    })),
    { says: 'a rare word', query: { q: 'thing 777 ' } },
    { says: 'nothing found', query: { q: 'xqzzyv' } },
    { says: 'of a brand', query: { brand: 'Brand 7' } },
    { says: 'of a category', query: { category: 'Kind 7' } },
    { says: 'between two prices', query: { from: 100, until: 300 } },
    {
      says: 'in stock',
      query: { stock: 'in' },
      whole: 'what is left stands with the stock, which whoever buys changes',
    },
    { says: 'well rated', query: { rating: 4 }, counts: 2 },
  ],
  'GET /apps/ecommerce/products': [
    { whole: 'the spec wants to know how many there are, to the last one' },
    { says: 'a rare word', query: { q: 'thing 777 ' } },
    { says: 'nothing found', query: { q: 'xqzzyv' } },
  ],
});

/** Each list that grows with the people, the words and the doings of an organisation. */
export const lists = (size: number, eventId: number): Lists => ({
  ...ofMembers(size, eventId),
  ...ofInvoices(size),
  ...ofPayments(size),
  ...ofBookings(size),
  ...ofHelp(size),
  ...ofBlog(size),
  ...ofShop(size),
  ...ofOnePerson(size),
  ...ofTalk(size),
  ...ofEvents,
});
