import type { RoomEntryInput, RoomNow, RoomRules, RoomTurn, WaitingRoom } from '@plenum/contract';
import { call } from '../../../platform/api-client.ts';

export const readRoomNow = (slug: string, signal: AbortSignal): Promise<RoomNow> =>
  call('GET /api/e/:slug/room', { params: { slug }, signal });
export const enterRoom = (slug: string, body: RoomEntryInput): Promise<RoomTurn> =>
  call('POST /api/e/:slug/room', { params: { slug }, body });
export const drawAddress = (slug: string): string => `/api/e/${slug}/room/draw`;

export const readRoom = (eventId: number, signal: AbortSignal): Promise<WaitingRoom> =>
  call('GET /api/events/:eventId/room', { params: { eventId }, signal });
export const setRoom = (eventId: number, body: RoomRules): Promise<WaitingRoom> =>
  call('PUT /api/events/:eventId/room', { params: { eventId }, body });
export const pauseRoom = (eventId: number, isPaused: boolean): Promise<WaitingRoom> =>
  call('PUT /api/events/:eventId/room/pause', { params: { eventId }, body: { isPaused } });
