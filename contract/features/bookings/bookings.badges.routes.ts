import * as Type from 'typebox';
import type { RouteTable } from '../../kernel/route.ts';
import { Id } from '../../kernel/values.ts';
import {
  BadgeFilter,
  BadgeLayoutUpdate,
  BadgePreview,
  BadgePreviewInput,
  BadgeRun,
  BadgeSetup,
} from './bookings.badges.schema.ts';

const params = Type.Object({ eventId: Id('events.event') });

/** How badges look, and printing them. */
export const bookingsBadgesRoutes = {
  'GET /api/events/:eventId/badges': {
    summary: 'How the badges of an event look, and what one can be made of',
    access: 'admin',
    params,
    replies: { 200: BadgeSetup },
  },
  'PUT /api/events/:eventId/badges': {
    summary: 'Set how the badges of an event look',
    access: 'admin',
    repeats: 'once',
    params,
    body: BadgeLayoutUpdate,
    replies: { 200: BadgeSetup },
    problems: ['bookings.badge_too_large', 'bookings.badges.changed_meanwhile'],
  },
  'POST /api/events/:eventId/badges/preview': {
    summary: 'One badge as it would be printed, as a picture; nothing is kept',
    access: 'admin',
    repeats: 'same',
    params,
    body: BadgePreviewInput,
    replies: { 200: BadgePreview },
    problems: ['bookings.badge_too_large'],
  },
  'GET /api/events/:eventId/badges/run': {
    summary: 'Who would be printed together: so many of a list at once, in the order of names',
    access: 'admin',
    params,
    query: BadgeFilter,
    replies: { 200: BadgeRun },
  },
  'GET /api/events/:eventId/badges/print': {
    summary: 'Their badges as a PDF',
    access: 'admin',
    params,
    query: BadgeFilter,
    download: 'application/pdf',
    replies: {},
    problems: ['bookings.no_badges', 'bookings.nobody_to_print'],
  },
  'GET /api/places/:placeId/badge': {
    summary: 'The badge of one place as a PDF',
    access: 'admin',
    params: Type.Object({ placeId: Id('bookings.place') }),
    download: 'application/pdf',
    replies: {},
    problems: ['bookings.no_badges', 'bookings.not_from_here'],
  },
} as const satisfies RouteTable;
