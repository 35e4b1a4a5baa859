import type { Lists } from './ask.ts';

const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);

/** Lists of what is billed and bought. */
export const ofInvoices = (size: number): Lists => ({
  'GET /api/invoices': [
    { counts: 1 },
    { says: 'last page', query: { page: Math.ceil(size / 25) }, counts: 2 },
    ...['number', '-client', 'client', '-issued', 'due', '-gross', 'balance'].map((sort) => ({
      says: `by ${sort}`,
      query: { sort },
      counts: 1,
    })),
    { says: 'a rare word', query: { q: 'company 777 ' } },
    { says: 'nothing found', query: { q: 'xqzzyv' } },
    { says: 'drafts', query: { state: 'draft' } },
    { says: 'open ones', query: { state: 'open' }, counts: 1 },
    { says: 'late ones', query: { state: 'past_due' }, counts: 1 },
    { says: 'of a client', query: { client: 7 } },
    { says: 'of long ago', query: { until: '2001-01-01' } },
  ],
  'GET /api/invoices/clients': [
    { counts: 1 },
    { says: 'last page', query: { page: Math.ceil(size / 25) }, counts: 2 },
    ...['-name', 'company', '-company', 'city', '-city', 'country', '-country'].map((sort) => ({
      says: `by ${sort}`,
      query: { sort },
      counts: 1,
    })),
    { says: 'a rare word', query: { q: 'company 777 ' } },
    { says: 'nothing found', query: { q: 'xqzzyv' } },
  ],
  'GET /api/shop/orders': [
    { counts: 1 },
    { says: 'last page', query: { page: Math.ceil(size / 25) }, counts: 2 },
    ...['placed', '-placed', 'buyer', '-buyer', 'gross', '-gross'].map((sort) => ({
      says: `by ${sort}`,
      query: { sort },
      counts: 1,
    })),
    { says: 'a rare word', query: { q: 'person 777 ' } },
    { says: 'nothing found', query: { q: 'xqzzyv' } },
    { says: 'sent ones', query: { state: 'shipped' } },
    {
      says: 'of who came back',
      query: { buyer: 'returning', from: yesterday, sort: '-placed' },
      counts: 1,
    },
    { says: 'of long ago', query: { until: '2001-01-01' } },
  ],
  'GET /api/shop/my-orders': [{ counts: 1 }],
  'GET /apps/invoice/invoices': [
    { whole: 'the spec wants to know how many there are, to the last one' },
    { says: 'a rare word', query: { q: 'person 777 ' } },
    { says: 'nothing found', query: { q: 'xqzzyv' } },
    { says: 'drafts', query: { status: 'draft' } },
  ],
});

/** Of the ledger, and of the bank statements it is read from. */
export const ofPayments = (size: number): Lists => ({
  'GET /api/payments': [
    { counts: 1 },
    { says: 'last page', query: { page: Math.ceil(size / 25) }, counts: 2 },
    ...['made', '-made', 'amount', '-amount', 'paid', '-paid'].map((sort) => ({
      says: `by ${sort}`,
      query: { sort },
      counts: 1,
    })),
    { says: 'a rare word', query: { q: 'company 777 ' } },
    { says: 'nothing found', query: { q: 'xqzzyv' } },
    { says: 'of an invoice', query: { invoice: 7 } },
    { says: 'failed', query: { state: 'failed' } },
    { says: 'refunds', query: { kind: 'refund' } },
    { says: 'paid on a day', query: { state: 'paid', from: '2020-01-01', until: '2020-01-01' } },
    { says: 'paid since', query: { state: 'paid', from: '2020-01-01' }, counts: 1 },
  ],
  'GET /api/payments/figures': [
    {
      whole: 'it adds up all of a period',
      query: { from: '2026-01-01', until: '2026-12-31' },
    },
  ],
  'GET /api/payments/entries': [
    ...['sure', 'doubtful', 'unknown', 'reversed'].map((standing) => ({
      says: standing,
      query: { standing },
      counts: 1,
    })),
    { says: 'assigned', query: { standing: 'assigned' }, counts: 2 },
    { says: 'a late page', query: { standing: 'assigned', page: 300 }, counts: 3 },
    { says: 'a rare word', query: { standing: 'assigned', q: 'payer 777' } },
    { says: 'nothing found', query: { standing: 'ignored', q: 'xqzzyv' } },
  ],
});

const ofPlaces = 'who has come stands with the places, and those of each booking are looked at';
const everyone = 'it counts who is expected and who has come to the last one, along an index';
const ofReaders =
  'an address gets a letter once: all whom it is for are looked at to find each once';

export const ofBookings = (size: number): Lists => ({
  'GET /api/events/:eventId/bookings': [
    { counts: 1 },
    { says: 'last page', query: { page: Math.ceil(size / 25) }, counts: 2 },
    ...['created', '-created', 'name', '-name', 'gross', '-gross'].map((sort) => ({
      says: `by ${sort}`,
      query: { sort },
      counts: 1,
    })),
    { says: 'a rare word', query: { q: 'booker 777 ' } },
    { says: 'nothing found', query: { q: 'xqzzyv' } },
    { says: 'cancelled ones', query: { state: 'cancelled' }, counts: 1 },
    { says: 'paid by card', query: { way: 'stripe' }, counts: 1 },
    { says: 'who has no name yet', query: { named: 'no' }, counts: 1 },
    { says: 'who came', query: { came: 'yes' }, whole: ofPlaces },
    { says: 'who did not come', query: { came: 'no' }, whole: ofPlaces },
    {
      says: 'still to be paid',
      query: { balance: 'open' },
      whole: 'what is owed stands in the ledger: every open invoice is looked at',
    },
    { says: 'what nobody answered', query: { question: 777 } },
    { says: 'who answered nothing', query: { question: 777, answered: 'yes' } },
    { says: 'of long ago', query: { until: '2001-01-01' } },
    { says: 'what stands', query: { stands: 'yes' }, counts: 1 },
    ...(['booked', 'cancelled', 'paid', 'received'] as const).map((did) => ({
      says: `${did} long ago`,
      query: { did, from: '2001-01-01', until: '2001-01-01' },
    })),
  ],
  'GET /api/events/:eventId/waiting': [
    { counts: 1 },
    { says: 'last page', query: { page: Math.ceil(size / 25) }, counts: 2 },
    { says: 'a rare word', query: { q: 'waiter 777 ' } },
    { says: 'nothing found', query: { q: 'xqzzyv' } },
    { says: 'removed ones', query: { state: 'removed' }, counts: 1 },
  ],
  'GET /api/my-bookings': [{}],
  'GET /api/events/:eventId/check-ins': [
    { whole: everyone },
    { says: 'a rare word', query: { q: 'guest 777 ' }, whole: everyone },
    { says: 'a common word', query: { q: 'guest' }, whole: everyone },
    { says: 'who is missing', query: { state: 'missing' }, whole: everyone },
  ],
  'GET /api/events/:eventId/check-in-lists': [{ whole: everyone }],
  'GET /api/events/:eventId/badges': [{}],
  'GET /api/events/:eventId/badges/run': [{}, { says: 'nothing found', query: { q: 'xqzzyv' } }],
  'GET /api/events/:eventId/booking-letters': [
    { whole: 'it counts how far the copies of each letter came, along an index' },
  ],
  'GET /api/booking-letters/:letterId/readers': [
    { whole: ofReaders },
    { says: 'left out', query: { show: 'left_out' }, whole: ofReaders },
    { says: 'not reached', query: { show: 'failed' }, whole: ofReaders },
  ],
  'GET /api/events/:eventId/attendance': [{ whole: everyone }],
  'GET /api/events/:eventId/passes': [
    {},
    { says: 'late page', query: { after: Math.ceil(size / 2) } },
  ],
});
