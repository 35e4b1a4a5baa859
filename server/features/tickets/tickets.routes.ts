import type { ticketsRoutes } from '@plenum/contract/features/tickets/index.ts';
import type { Handlers } from '../../platform/http/mount.ts';
import type { Work } from '../../platform/work.ts';
import { addCode, changeCode, removeCode } from './codes/codes.service.ts';
import { invitationsHandlers } from './invitations/invitations.routes.ts';
import { addPool, changePool, removePool } from './pools/pools.service.ts';
import {
  addQuestion,
  changeQuestion,
  moveQuestion,
  removeQuestion,
} from './questions/questions.service.ts';
import { frameOf } from './frame/frame.service.ts';
import { readOffer } from './sale/sale.offer.ts';
import { changeSale } from './sale/sale.settings.ts';
import { readWhole } from './tickets.read.ts';
import { addTicket, changeTicket, moveTicket, removeTicket } from './tickets.service.ts';

const ok = async <Body>(body: Promise<Body>) => ({ status: 200 as const, body: await body });
const made = async <Body>(body: Promise<Body>) => ({ status: 201 as const, body: await body });
const done = async (deed: Promise<unknown>) => {
  await deed;
  return { status: 200 as const, body: {} };
};

export const ticketsHandlers = (work: Work): Handlers<typeof ticketsRoutes> => ({
  ...invitationsHandlers(work),
  'GET /api/events/:eventId/offer': ({ person, received: { params } }) =>
    ok(readWhole(work, person, params.eventId)),
  'PUT /api/events/:eventId/offer/settings': ({ person, received: { params, body } }) =>
    ok(changeSale(work, person, params.eventId, body)),
  'POST /api/events/:eventId/tickets': ({ person, received: { params, body } }) =>
    made(addTicket(work, person, params.eventId, body)),
  'PUT /api/tickets/:ticketId': ({ person, received: { params, body } }) =>
    ok(changeTicket(work, person, params.ticketId, body)),
  'POST /api/tickets/:ticketId/move': ({ person, received: { params, body } }) =>
    done(moveTicket(work, person, params.ticketId, body.beforeId)),
  'DELETE /api/tickets/:ticketId': ({ person, received: { params } }) =>
    done(removeTicket(work, person, params.ticketId)),
  'POST /api/events/:eventId/pools': ({ person, received: { params, body } }) =>
    made(addPool(work, person, params.eventId, body)),
  'PUT /api/pools/:poolId': ({ person, received: { params, body } }) =>
    ok(changePool(work, person, params.poolId, body)),
  'DELETE /api/pools/:poolId': ({ person, received: { params } }) =>
    done(removePool(work, person, params.poolId)),
  'POST /api/events/:eventId/codes': ({ person, received: { params, body } }) =>
    made(addCode(work, person, params.eventId, body)),
  'PUT /api/codes/:codeId': ({ person, received: { params, body } }) =>
    ok(changeCode(work, person, params.codeId, body)),
  'DELETE /api/codes/:codeId': ({ person, received: { params } }) =>
    done(removeCode(work, person, params.codeId)),
  'POST /api/events/:eventId/questions': ({ person, received: { params, body } }) =>
    made(addQuestion(work, person, params.eventId, body)),
  'PUT /api/booking-questions/:questionId': ({ person, received: { params, body } }) =>
    ok(changeQuestion(work, person, params.questionId, body)),
  'POST /api/booking-questions/:questionId/move': ({ person, received: { params, body } }) =>
    done(moveQuestion(work, person, params.questionId, body.beforeId)),
  'DELETE /api/booking-questions/:questionId': ({ person, received: { params } }) =>
    done(removeQuestion(work, person, params.questionId)),
  'GET /api/e/:slug/offer': ({ received: { params, query }, network }) =>
    ok(readOffer(work, params.slug, { code: query.code, network })),
  'GET /api/e/:slug/frame': ({ received: { params, query }, network, language }) =>
    frameOf(work, params.slug, {
      language: query.language ?? language,
      look: query.look ?? null,
      network,
    }),
});
