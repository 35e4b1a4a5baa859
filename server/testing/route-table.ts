import { type Route, type RouteKey, routes } from '@plenum/contract';
import type { Actor } from './builders.ts';
import { makeEntity } from './entities.ts';
import type { Scope } from './entity-places.ts';
import { entityPlaces, exampleOf, type Place } from './example.ts';
import type { CallInput, TestApp } from './test-app.ts';
import { tinyPicture } from './tiny-picture.ts';

/** Every route there is: tests that go through it meet a new one without being told. */
export const table = Object.entries(routes) as [RouteKey, Route][];

/** They name a file, a product, a question before them, a folder or a code as well, which only a test of their own puts there. */
export const namesMore: ReadonlySet<string> = new Set([
  'GET /api/events/:eventId/agenda/files/:fileId',
  'DELETE /api/events/:eventId/agenda/sessions/:sessionId/files/:fileId',
  'PUT /api/booths/:exhibitorId/products/:productId/picture',
  'DELETE /api/booths/:exhibitorId/documents/:documentId',
  'GET /api/events/:eventId/hall/:exhibitorId/documents/:documentId',
  'POST /api/booths/:exhibitorId/scans',
  'PUT /api/pricing/plans/:planId/picture',
  'DELETE /api/pricing/plans/:planId/picture',
  'GET /api/email/messages/:emailId/pictures/:number',
  'GET /apps/email/paginate-email',
  'PUT /api/booking-questions/:questionId',
]);

export const missing = 999_999_999;
const parts = ['params', 'query', 'body'] as const;

const tinyTable = {
  type: 'text/csv',
  bytes: Buffer.from('code,title,minutes,name,price\nA,One,30,Mug,4.50\n'),
};

const tinyCalendar = {
  type: 'text/calendar',
  bytes: Buffer.from('BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:x\r\nEND:VCALENDAR\r\n'),
};

const tinyCaptions = {
  type: 'text/vtt',
  bytes: Buffer.from('WEBVTT\n\n00:01.000 --> 00:02.000\nGood morning\n'),
};

const tinyPiece = { type: 'application/octet-stream', bytes: Buffer.alloc(4) };
const tinyObject = { type: 'application/json', bytes: Buffer.from('{}') };

const tinyForm = {
  type: 'application/x-www-form-urlencoded',
  bytes: Buffer.from('List-Unsubscribe=One-Click'),
};

/** One that such a route takes. */
const fileFor = ({ types }: NonNullable<Route['upload']>) =>
  [tinyPicture, tinyTable, tinyCalendar, tinyObject, tinyCaptions, tinyPiece, tinyForm].find(
    ({ type }) => types.includes(type),
  ) ?? tinyTable;

export const placesOf = (route: Route): Place[] =>
  parts.flatMap((part) => (route[part] ? entityPlaces(route[part], `/${part}`) : []));

/** What a sponsor gets, with every part that names something. */
const sponsorship = {
  kind: 'sponsor',
  saleUntil: null,
  gives: { boothTier: null },
  opens: { what: 'nothing' },
};

/** Parts that would contradict one another if each were an example of its own. */
const fitting: Readonly<Partial<Record<RouteKey, object>>> = {
  'POST /api/imports/:importId/sheet': { sheet: 'Hosts' },
  'POST /api/imports/:importId/check': { uses: ['name'] },
  'PUT /api/events/:eventId/offer/settings': { version: 0, closesAt: null },
  'POST /api/events/:eventId/tickets': sponsorship,
  'PUT /api/tickets/:ticketId': sponsorship,
  'POST /api/events/:eventId/ticket-invitations': {
    people: [{ email: 'ada@example.org', fullName: '' }],
  },
  'POST /api/events/:eventId/questions': { fills: null },
  'PUT /api/booking-questions/:questionId': { fills: null },
  'POST /api/events/:eventId/check-in-lists': { closesAt: null },
  'PUT /api/check-in-lists/:listId': { closesAt: null },
  'PUT /api/events/:eventId/badges': { version: 0 },
  'POST /api/events/:eventId/codes': { until: null },
  'PUT /api/codes/:codeId': { until: null },
  'POST /api/events/:eventId/stages': { fallback: { kind: 'recording', address: null } },
  'PATCH /api/events/:eventId/stages/:stageId': {
    fallback: { kind: 'recording', address: null },
  },
};
const fittingOf = (route: Route): object =>
  table.flatMap(([key, one]) => (one === route ? [fitting[key] ?? {}] : []))[0] ?? {};

type Parts = Record<string, unknown>;
const hasParts = (value: unknown): value is Parts =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const fittedTo = (body: Parts, parts: object): Parts => ({
  ...body,
  ...Object.fromEntries(
    Object.entries(parts).map(([name, part]) => {
      const known = body[name];
      return [name, hasParts(part) && hasParts(known) ? fittedTo(known, part) : part];
    }),
  ),
});

/** A call with every part the route declares; `idAt` chooses what stands where an id belongs. */
export function inputFor(route: Route, idAt: (place: Place) => unknown, wanted = ''): CallInput {
  const input: Record<string, unknown> = {};
  for (const part of parts) {
    if (route[part]) input[part] = exampleOf(route[part], idAt, `/${part}`, wanted);
  }
  if (route.body) input['body'] = fittedTo(input['body'] as Parts, fittingOf(route));
  return route.upload ? { ...input, file: fileFor(route.upload) } : input;
}

/** A thing of this person's organisation for each place of the route where an id belongs. */
export async function ownIds(
  app: TestApp,
  owner: Actor,
  route: Route,
): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  const scope: Scope = {};
  for (const { path, entity } of placesOf(route)) {
    const make = makeEntity[entity];
    if (!make) throw new Error(`testing/entities.ts cannot make a ${entity}.`);
    ids.set(path, await make(app, owner, scope));
  }
  return ids;
}
