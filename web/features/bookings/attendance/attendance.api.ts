import type { DoorAttendance } from '@plenum/contract';
import { call } from '../../../platform/api-client.ts';
import { download } from '../../../platform/files/download.ts';
import { type DoorPage, ofList } from '../bookings.api.ts';
import type { Entrance } from '../door/door.passes.ts';

export const readAttendance = (
  { eventId, listId }: Entrance,
  signal: AbortSignal,
): Promise<DoorAttendance> =>
  call('GET /api/events/:eventId/attendance', {
    params: { eventId },
    query: ofList(listId),
    signal,
  });

export const exportAttendance = ({
  eventId,
  listId,
  after: _,
  q,
  ...filter
}: DoorPage): Promise<void> =>
  download('GET /api/events/:eventId/attendance/export', {
    params: { eventId },
    query: { ...filter, ...ofList(listId), ...(q && { q }) },
  });
