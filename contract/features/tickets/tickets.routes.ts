import * as Type from 'typebox';
import type { RouteTable } from '../../kernel/route.ts';
import { Empty, Id } from '../../kernel/values.ts';
import { Language } from '../accounts/index.ts';
import { Slug } from '../events/index.ts';
import { TicketCode, TicketCodeInput, TicketCodeUpdate } from './tickets.codes.schema.ts';
import { ticketsInvitationsRoutes } from './tickets.invitations.routes.ts';
import { PublicOffer } from './tickets.public.schema.ts';
import {
  BookingQuestion,
  BookingQuestionInput,
  BookingQuestionMove,
  BookingQuestionUpdate,
} from './tickets.questions.schema.ts';
import { Offer, SaleSettings, SaleSettingsUpdate } from './tickets.sale.schema.ts';
import {
  Ticket,
  TicketInput,
  TicketMove,
  TicketPool,
  TicketPoolInput,
  TicketPoolUpdate,
  TicketUpdate,
} from './tickets.schema.ts';

const eventParams = Type.Object({ eventId: Id('events.event') });
const ticketParams = Type.Object({ ticketId: Id('tickets.ticket') });
const poolParams = Type.Object({ poolId: Id('tickets.pool') });
const codeParams = Type.Object({ codeId: Id('tickets.code') });
const questionParams = Type.Object({ questionId: Id('tickets.question') });

/** What an event offers, set up by organisers, and what everyone sees of it. */
export const ticketsRoutes = {
  ...ticketsInvitationsRoutes,
  'GET /api/events/:eventId/offer': {
    summary: 'Tickets, add-ons, pools, codes and questions, and what is wrong with them',
    access: 'admin',
    params: eventParams,
    replies: { 200: Offer },
  },
  'PUT /api/events/:eventId/offer/settings': {
    summary: 'Set how the event sells',
    access: 'admin',
    repeats: 'once',
    params: eventParams,
    body: SaleSettingsUpdate,
    replies: { 200: SaleSettings },
    problems: ['tickets.changed_meanwhile', 'tickets.currency_fixed', 'tickets.window_empty'],
  },
  'POST /api/events/:eventId/tickets': {
    summary: 'Offer a ticket or an add-on',
    access: 'admin',
    repeats: 'once',
    params: eventParams,
    body: TicketInput,
    replies: { 201: Ticket },
    problems: [
      'tickets.too_many',
      'tickets.needs_words',
      'tickets.window_empty',
      'tickets.least_over_most',
      'tickets.prices_wrong',
    ],
  },
  'PUT /api/tickets/:ticketId': {
    summary: 'Change a ticket; who has booked it keeps what they booked',
    access: 'admin',
    repeats: 'once',
    params: ticketParams,
    body: TicketUpdate,
    replies: { 200: Ticket },
    problems: [
      'tickets.changed_meanwhile',
      'tickets.needs_words',
      'tickets.window_empty',
      'tickets.least_over_most',
      'tickets.prices_wrong',
    ],
  },
  'POST /api/tickets/:ticketId/move': {
    summary: 'Put a ticket before another one',
    access: 'admin',
    repeats: 'same',
    params: ticketParams,
    body: TicketMove,
    replies: { 200: Empty },
  },
  'DELETE /api/tickets/:ticketId': {
    summary: 'Remove a ticket nobody has booked',
    access: 'admin',
    repeats: 'once',
    params: ticketParams,
    replies: { 200: Empty },
    problems: ['tickets.in_use'],
  },
  'POST /api/events/:eventId/pools': {
    summary: 'Add a number of places that tickets draw from',
    access: 'admin',
    repeats: 'once',
    params: eventParams,
    body: TicketPoolInput,
    replies: { 201: TicketPool },
    problems: ['tickets.too_many'],
  },
  'PUT /api/pools/:poolId': {
    summary: 'Rename or resize a pool; smaller than what is taken, nothing more is sold of it',
    access: 'admin',
    repeats: 'once',
    params: poolParams,
    body: TicketPoolUpdate,
    replies: { 200: TicketPool },
    problems: ['tickets.changed_meanwhile'],
  },
  'DELETE /api/pools/:poolId': {
    summary: 'Remove a pool no ticket draws from',
    access: 'admin',
    repeats: 'once',
    params: poolParams,
    replies: { 200: Empty },
    problems: ['tickets.pool_in_use'],
  },
  'POST /api/events/:eventId/codes': {
    summary: 'Add a code',
    access: 'admin',
    repeats: 'once',
    params: eventParams,
    body: TicketCodeInput,
    replies: { 201: TicketCode },
    problems: [
      'tickets.too_many',
      'tickets.code_taken',
      'tickets.effect_wrong',
      'tickets.window_empty',
    ],
  },
  'PUT /api/codes/:codeId': {
    summary: 'Change a code; who has used it keeps their price',
    access: 'admin',
    repeats: 'once',
    params: codeParams,
    body: TicketCodeUpdate,
    replies: { 200: TicketCode },
    problems: [
      'tickets.changed_meanwhile',
      'tickets.code_taken',
      'tickets.effect_wrong',
      'tickets.window_empty',
    ],
  },
  'DELETE /api/codes/:codeId': {
    summary: 'Remove a code nobody has used',
    access: 'admin',
    repeats: 'once',
    params: codeParams,
    replies: { 200: Empty },
    problems: ['tickets.in_use'],
  },
  'POST /api/events/:eventId/questions': {
    summary: 'Ask something of those who book',
    access: 'admin',
    repeats: 'once',
    params: eventParams,
    body: BookingQuestionInput,
    replies: { 201: BookingQuestion },
    problems: [
      'tickets.too_many',
      'tickets.needs_words',
      'tickets.options_wrong',
      'tickets.shown_if_wrong',
      'tickets.fills_wrong',
    ],
  },
  'PUT /api/booking-questions/:questionId': {
    summary: 'Change a question; answers that were given stay',
    access: 'admin',
    repeats: 'once',
    params: questionParams,
    body: BookingQuestionUpdate,
    replies: { 200: BookingQuestion },
    problems: [
      'tickets.changed_meanwhile',
      'tickets.needs_words',
      'tickets.options_wrong',
      'tickets.shown_if_wrong',
      'tickets.fills_wrong',
    ],
  },
  'POST /api/booking-questions/:questionId/move': {
    summary: 'Put a question before another one',
    access: 'admin',
    repeats: 'same',
    params: questionParams,
    body: BookingQuestionMove,
    replies: { 200: Empty },
    problems: ['tickets.shown_if_wrong'],
  },
  'DELETE /api/booking-questions/:questionId': {
    summary: 'Ask it no more; its answers are removed with it',
    access: 'admin',
    repeats: 'once',
    params: questionParams,
    replies: { 200: Empty },
  },
  'GET /api/e/:slug/offer': {
    summary: 'What the booking page of a published event offers, with a code or without',
    access: 'public',
    params: Type.Object({ slug: Slug }),
    query: Type.Object({ code: Type.Optional(Type.String({ maxLength: 40 })) }),
    replies: { 200: PublicOffer },
    problems: ['too_many'],
  },
  'GET /api/e/:slug/frame': {
    summary: 'What is sold as a small page without script, to be shown within other sites',
    access: 'public',
    params: Type.Object({ slug: Slug }),
    query: Type.Object({
      language: Type.Optional(Language),
      look: Type.Optional(
        Type.Enum(['light', 'dark'], { description: 'Else as the reader’s device has it.' }),
      ),
    }),
    download: 'text/html',
    replies: {},
  },
} as const satisfies RouteTable;
