import * as Type from 'typebox';
import { closed, Id, Instant, Nullable } from '../../kernel/values.ts';
import { Texts } from '../events/index.ts';
import { TicketKind } from '../tickets/index.ts';

/** Where people are checked in beside the event's own door: a day, a workshop, a dinner, an entrance. */
export const EntryListInput = Type.Object(
  {
    name: Type.String({ minLength: 1, maxLength: 120, pattern: '\\S' }),
    ticketIds: Type.Array(Id('tickets.ticket'), {
      maxItems: 100,
      uniqueItems: true,
      description: 'Which tickets and add-ons let in; none here: every ticket.',
    }),
    sessionId: Nullable(Id('agenda.session')),
    opensAt: Nullable(Instant),
    closesAt: Nullable(Instant),
    mayReturn: Type.Boolean({ description: 'People may go out, and come in again.' }),
  },
  closed,
);
export type EntryListInput = Type.Static<typeof EntryListInput>;

export const EntryListUpdate = Type.Object(
  { ...EntryListInput.properties, version: Type.Integer({ minimum: 1 }) },
  closed,
);
export type EntryListUpdate = Type.Static<typeof EntryListUpdate>;

export const EntryList = Type.Object({
  ...EntryListUpdate.properties,
  id: Id('bookings.list'),
  eventId: Type.Integer(),
});
export type EntryList = Type.Static<typeof EntryList>;

const Figures = {
  expected: Type.Integer(),
  came: Type.Integer(),
  inNow: Type.Integer(),
};

export const EntryChoices = Type.Object({
  tickets: Type.Array(
    Type.Object({
      id: Type.Integer(),
      name: Texts(120),
      kind: TicketKind,
    }),
    { maxItems: 200 },
  ),
  sessions: Type.Array(
    Type.Object({ id: Type.Integer(), title: Texts(300), startsAt: Nullable(Instant) }),
    { maxItems: 2_000 },
  ),
});
export type EntryChoices = Type.Static<typeof EntryChoices>;

/** With what can be chosen for one. */
export const EntryLists = Type.Object({
  lists: Type.Array(Type.Object({ ...EntryList.properties, ...Figures }), { maxItems: 50 }),
  ...EntryChoices.properties,
});
export type EntryLists = Type.Static<typeof EntryLists>;

export const AttendanceQuery = Type.Object({ listId: Type.Optional(Id('bookings.list')) });

const TicketFigure = Type.Object({ ticketId: Type.Integer(), name: Texts(120), ...Figures });
export type TicketFigure = Type.Static<typeof TicketFigure>;
const HourFigure = Type.Object({ hour: Instant, came: Type.Integer() });
export type HourFigure = Type.Static<typeof HourFigure>;

/** How many have come, in all, by what let them in, and in each hour that somebody came. */
export const DoorAttendance = Type.Object({
  ...Figures,
  tickets: Type.Array(TicketFigure, { maxItems: 200 }),
  hours: Type.Array(HourFigure, { maxItems: 1_000 }),
});
export type DoorAttendance = Type.Static<typeof DoorAttendance>;
