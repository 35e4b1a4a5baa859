import * as Type from 'typebox';
import type { RouteTable } from '../../kernel/route.ts';
import { Empty, Id } from '../../kernel/values.ts';
import {
  Kiosk,
  KioskBadgeParams,
  KioskCheckInput,
  KioskFace,
  KioskInput,
  KioskList,
  KioskResult,
  KioskToken,
} from './bookings.kiosk.schema.ts';

const eventParams = Type.Object({ eventId: Id('events.event') });
const tokenParams = Type.Object({ token: KioskToken });

/** Devices at which people check themselves in, and all that such a device can do. */
export const bookingsKioskRoutes = {
  'GET /api/events/:eventId/kiosks': {
    summary: 'The kiosks of an event, with the link that opens each',
    access: 'admin',
    params: eventParams,
    replies: { 200: KioskList },
  },
  'POST /api/events/:eventId/kiosks': {
    summary: 'Make a kiosk; its link is in the list of them',
    access: 'admin',
    repeats: 'once',
    params: eventParams,
    body: KioskInput,
    replies: { 201: Kiosk },
    problems: ['bookings.too_many_kiosks'],
  },
  'DELETE /api/kiosks/:kioskId': {
    summary: 'End a kiosk; its link opens nothing from then on',
    access: 'admin',
    repeats: 'once',
    params: Type.Object({ kioskId: Id('bookings.kiosk') }),
    replies: { 200: Empty },
  },
  'GET /api/kiosk/:token': {
    summary: 'What a kiosk shows, for who has its link; it counts as seen',
    access: 'public',
    params: tokenParams,
    replies: { 200: KioskFace },
    limit: 'link',
  },
  'POST /api/kiosk/:token/check-ins': {
    summary: 'Let somebody in by what their ticket says, or by their booking and name',
    access: 'public',
    repeats: 'same',
    params: tokenParams,
    body: KioskCheckInput,
    replies: { 200: KioskResult },
    limit: 'link',
    problems: ['too_many'],
  },
  'GET /api/kiosk/:token/check-ins/:key/badge': {
    summary: 'The badge of who this kiosk has just let in, as a PDF',
    access: 'public',
    params: KioskBadgeParams,
    download: 'application/pdf',
    replies: {},
    limit: 'link',
    problems: ['bookings.no_badges'],
  },
} as const satisfies RouteTable;
