import type { ChatPerson, GroupCall, GroupCallKnock, GroupCallPerson } from '@plenum/contract';

export interface GroupCallRow {
  organisationId: number;
  id: number;
  conversationId: number;
  /** Of a talk at a booth. */
  eventId: number | null;
  kind: GroupCall['kind'];
  title: string;
  startedById: number;
  startedBy: ChatPerson;
  startedAt: Date;
  endedAt: Date | null;
  version: number;
  people: GroupCallPerson[];
  isClosed: boolean;
  knocks: GroupCallKnock[];
}

/** Somebody's place in a call, whether they are in it or were. */
export interface SeatRow {
  personId: number;
  number: number;
  device: string;
  isIn: boolean;
  isRemoved: boolean;
  isSilenced: boolean;
}
