import type { dropcardsRoutes } from '@plenum/contract/features/dropcards/index.ts';
import type { Handlers } from '../../platform/http/mount.ts';
import { chooseFields, myCardFile, readMyCard, replaceLink } from './dropcards.card.ts';
import { dropCard, listDrops, withdrawDrop } from './dropcards.drop.ts';
import type { CardWork } from './dropcards.facts.ts';
import { exportLedger, readLedger } from './dropcards.ledger.ts';

const ok = async <T>(body: Promise<T>) => ({ status: 200, body: await body }) as const;

export const dropcardsHandlers = (work: CardWork): Handlers<typeof dropcardsRoutes> => ({
  'GET /api/events/:eventId/card': ({ person, received: { params } }) =>
    ok(readMyCard(work, person, params.eventId)),
  'PUT /api/events/:eventId/card': ({ person, received: { params, body } }) =>
    ok(chooseFields(work, person, params.eventId, body.fields)),
  'POST /api/events/:eventId/card/link': ({ person, received: { params } }) =>
    ok(replaceLink(work, person, params.eventId)),
  'GET /api/events/:eventId/card.vcf': ({ person, received: { params } }) =>
    myCardFile(work, person, params.eventId),
  'GET /api/events/:eventId/drops': ({ person, received: { params } }) =>
    ok(listDrops(work, person, params.eventId)),
  'POST /api/events/:eventId/drops': async ({ person, received: { params, body } }) => ({
    status: 201,
    body: await dropCard(work, person, params.eventId, body),
  }),
  'POST /api/events/:eventId/drops/:dropId/withdrawal': ({ person, received: { params } }) =>
    ok(withdrawDrop(work, person, params.eventId, params.dropId)),
  'GET /api/events/:eventId/card/ledger': ({ person, received: { params } }) =>
    ok(readLedger(work, person, params.eventId)),
  'GET /api/events/:eventId/card/ledger.csv': ({ person, received: { params } }) =>
    exportLedger(work, person, params.eventId),
});
