import * as Type from 'typebox';
import type { RouteTable } from '../../kernel/route.ts';
import { Id } from '../../kernel/values.ts';
import { Slug } from '../events/index.ts';
import {
  WaitingRoom,
  RoomDraw,
  RoomEntryInput,
  RoomNow,
  RoomPause,
  RoomRules,
  RoomTurn,
} from './bookings.room.schema.ts';

const slugParams = Type.Object({ slug: Slug });
const eventParams = Type.Object({ eventId: Id('events.event') });

/** Where people wait for their turn to book. */
export const bookingsRoomRoutes = {
  'GET /api/e/:slug/room': {
    summary: 'Whether one waits to book, how far the line is, and the hash of what will order it',
    access: 'public',
    params: slugParams,
    replies: { 200: RoomNow },
  },
  'POST /api/e/:slug/room': {
    summary: 'Enter the waiting room, or find out one’s place in it; no account is needed',
    access: 'public',
    repeats: 'same',
    params: slugParams,
    body: RoomEntryInput,
    replies: { 200: RoomTurn },
    limit: 'link',
    problems: ['bookings.not_on_sale', 'bookings.room_full', 'too_many'],
  },
  'GET /api/e/:slug/room/draw': {
    summary: 'The order that was drawn and the seed it was drawn by, to be drawn again by anybody',
    access: 'public',
    params: slugParams,
    replies: { 200: RoomDraw },
  },
  'GET /api/events/:eventId/room': {
    summary: 'The waiting room of an event, for who runs it',
    access: 'admin',
    params: eventParams,
    replies: { 200: WaitingRoom },
  },
  'PUT /api/events/:eventId/room': {
    summary: 'Set whether the sale opens with a draw, and how many fill in at once',
    access: 'admin',
    repeats: 'same',
    params: eventParams,
    body: RoomRules,
    replies: { 200: WaitingRoom },
  },
  'PUT /api/events/:eventId/room/pause': {
    summary: 'Let nobody in for a while, or go on',
    access: 'admin',
    repeats: 'same',
    params: eventParams,
    body: RoomPause,
    replies: { 200: WaitingRoom },
  },
} as const satisfies RouteTable;
