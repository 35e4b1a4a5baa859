import type { bookingsOwnRoutes } from '@plenum/contract/features/bookings/index.ts';
import type { Handlers } from '../../../platform/http/mount.ts';
import type { Work } from '../../../platform/work.ts';
import { book } from './own.book.ts';
import { keepDetails } from './own.details.ts';
import { cancelOwn, giveUp, prolong, resendOwn } from './own.end.ts';
import { keepPlaces, sumUp } from './own.keep.ts';
import { calendarOf, invoiceOf } from './own.papers.ts';
import { chooseWay, comeBack, payOwn } from './own.pay.ts';
import { readOwn } from './own.read.ts';
import { ticketsOf } from './own.tickets.ts';

export const ownHandlers = (work: Work): Handlers<typeof bookingsOwnRoutes> => ({
  'POST /api/e/:slug/booking-sums': async ({ received: { params, body }, network, language }) => ({
    status: 200,
    body: await sumUp(work, params.slug, body, { network, language }),
  }),
  'POST /api/e/:slug/bookings': async ({ received: { params, body }, network, language }) => ({
    status: 201,
    body: await keepPlaces(work, params.slug, body, { network, language }),
  }),
  'GET /api/booking/:token': async ({ received: { params } }) => ({
    status: 200,
    body: await readOwn(work, params.token),
  }),
  'PUT /api/booking/:token/details': async ({ received: { params, body } }) => ({
    status: 200,
    body: await keepDetails(work, params.token, body),
  }),
  'POST /api/booking/:token/prolong': async ({ received: { params } }) => ({
    status: 200,
    body: await prolong(work, params.token),
  }),
  'POST /api/booking/:token/give-up': async ({ received: { params } }) => {
    await giveUp(work, params.token);
    return { status: 200, body: {} };
  },
  'POST /api/booking/:token/book': async ({ received: { params, body }, network }) => ({
    status: 200,
    body: await book(work, params.token, body, network),
  }),
  'PUT /api/booking/:token/way': async ({ received: { params, body } }) => ({
    status: 200,
    body: await chooseWay(work, params.token, body.way),
  }),
  'POST /api/booking/:token/checkout': async ({ received: { params } }) => ({
    status: 200,
    body: await payOwn(work, params.token),
  }),
  'POST /api/booking/:token/back': async ({ received: { params } }) => ({
    status: 200,
    body: await comeBack(work, params.token),
  }),
  'POST /api/booking/:token/cancel': async ({ received: { params }, network }) => ({
    status: 200,
    body: await cancelOwn(work, params.token, network),
  }),
  'POST /api/booking/:token/resend': async ({ received: { params } }) => {
    await resendOwn(work, params.token);
    return { status: 202, body: {} };
  },
  'GET /api/booking/:token/tickets': ({ received: { params, query } }) =>
    ticketsOf(work, params.token, query.language),
  'GET /api/booking/:token/invoice': ({ received: { params, query } }) =>
    invoiceOf(work, params.token, query.language),
  'GET /api/booking/:token/calendar': ({ received: { params } }) => calendarOf(work, params.token),
});
