import type { ComeState } from '@plenum/contract';
import type { DoorPage } from '../bookings.api.ts';

const comeStates = ['came', 'in', 'out', 'missing'] as const satisfies readonly ComeState[];

export interface AttendanceSearch {
  list?: string;
  state?: ComeState;
  ticket?: string;
  hour?: string;
}

const isId = (value: unknown): boolean => /^[1-9]\d{0,14}$/.test(String(value));

export function readAttendanceSearch({
  list,
  state: said,
  ticket,
  hour,
}: Record<string, unknown>): AttendanceSearch {
  const state = comeStates.find((one) => one === said);
  return {
    ...(isId(list) && { list: String(list) }),
    ...(state && { state }),
    ...(isId(ticket) && { ticket: String(ticket) }),
    ...(typeof hour === 'string' && Number.isFinite(Date.parse(hour)) && { hour }),
  };
}

/** The people behind a number. */
export const peopleBehind = (
  eventId: number,
  { list, state, ticket, hour }: AttendanceSearch,
): DoorPage => ({
  eventId,
  listId: list === undefined ? null : Number(list),
  q: '',
  after: null,
  ...(state && { state }),
  ...(ticket !== undefined && { ticketId: Number(ticket) }),
  ...(hour !== undefined && { hour: new Date(hour).toISOString() }),
});
