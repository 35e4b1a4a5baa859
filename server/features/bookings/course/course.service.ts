import type { BookingCapacity, BookingCourse, BookingCourseQuery } from '@plenum/contract';
import { instantOf, wallTime } from '../../../platform/clock/wall-time.ts';
import { problem } from '../../../platform/http/problem.ts';
import type { Person } from '../../../platform/person.ts';
import type { Work } from '../../../platform/work.ts';
import { type EventRow, requireEvent } from '../../events/index.ts';
import { daysAfter } from '../../invoices/index.ts';
import { findReceived } from '../../payments/index.ts';
import { findPools, findTickets, saleOf } from '../../tickets/index.ts';
import { daysBetween, hoursBetween } from './course.days.ts';
import {
  countByDay,
  countByHour,
  countPlaces,
  countWaited,
  invoicesOf,
  type StepRow,
} from './course.queries.ts';

interface Many {
  many: number;
}
const sum = (rows: readonly Many[]): number => rows.reduce((all, { many }) => all + many, 0);

export async function readCapacity(
  { db, clock }: Work,
  person: Person,
  eventId: number,
): Promise<BookingCapacity> {
  const { organisationId } = await requireEvent(db, person, eventId);
  const of = { organisationId, eventId };
  const tickets = await findTickets(db, organisationId, eventId);
  const places = await countPlaces(db, of, clock.now());
  const waited = await countWaited(db, of);
  const pools = (await findPools(db, organisationId, eventId)).map(({ id, quotaId, size }) => {
    const of = places.filter(({ quotaIds }) => quotaIds.includes(quotaId));
    const from = tickets.filter(({ poolIds }) => poolIds.includes(id));
    const [sold, held] = [
      sum(of.filter((one) => !one.isHeld)),
      sum(of.filter((one) => one.isHeld)),
    ];
    const waiting = sum(waited.filter(({ ticketId }) => from.some((one) => one.id === ticketId)));
    return { poolId: id, size, sold, held, left: Math.max(0, size - sold - held), waiting };
  });
  const real = new Set(tickets.flatMap(({ id, kind }) => (kind === 'ticket' ? [id] : [])));
  const booked = places.filter(({ ticketId, isHeld }) => real.has(ticketId) && !isHeld);
  return {
    eventId,
    sold: sum(booked),
    checkedIn: booked.reduce((all, { came }) => all + came, 0),
    tickets: tickets.map(({ id, poolIds }) => {
      const of = places.filter(({ ticketId }) => ticketId === id);
      const left = pools.filter(({ poolId }) => poolIds.includes(poolId)).map((one) => one.left);
      return {
        ticketId: id,
        sold: sum(of.filter((one) => !one.isHeld)),
        held: sum(of.filter((one) => one.isHeld)),
        left: left.length === 0 ? null : Math.min(...left),
        waiting: sum(waited.filter(({ ticketId }) => ticketId === id)),
      };
    }),
    pools,
  };
}

export async function readCourse(
  work: Work,
  person: Person,
  eventId: number,
  { day, ...part }: BookingCourseQuery,
): Promise<BookingCourse> {
  const event = await requireEvent(work.db, person, eventId);
  const { currency } = await saleOf(work.db, event.organisationId, eventId);
  const capacity = await capacityOf(work, event, part);
  const steps =
    day === undefined
      ? await stepsByDay(work, event, part, currency)
      : await stepsByHour(work, event, part, day);
  return { eventId, currency, capacity, steps };
}

type Part = Omit<BookingCourseQuery, 'day'>;
type Steps = BookingCourse['steps'];

/** Of all where each ticket is of the same pool: what several have in common adds up to nothing. */
async function capacityOf({ db }: Work, event: EventRow, part: Part): Promise<number | null> {
  const { organisationId, id } = event;
  const tickets = await findTickets(db, organisationId, id);
  const pools = await findPools(db, organisationId, id);
  if (part.pool !== undefined) return pools.find((one) => one.id === part.pool)?.size ?? null;
  const meant = tickets.filter((one) =>
    part.ticket === undefined ? one.kind === 'ticket' : one.id === part.ticket,
  );
  const common = pools.filter(({ id: poolId }) =>
    meant.every(({ poolIds }) => poolIds.includes(poolId)),
  );
  if (meant.length === 0 || common.length === 0) return null;
  return Math.min(...common.map(({ size }) => size));
}

async function stepsByDay(
  { db, clock }: Work,
  event: EventRow,
  part: Part,
  currency: string,
): Promise<Steps> {
  const { organisationId, id: eventId, timeZone } = event;
  const of = { organisationId, eventId };
  const isAll = part.ticket === undefined && part.pool === undefined;
  const rows = await countByDay(db, of, { part, timeZone });
  const received = isAll
    ? await findReceived(db, organisationId, { currency, invoices: invoicesOf(of) })
    : [];
  const all = [...rows.map(({ at }) => at), ...received.map(({ day }) => day)].toSorted();
  const [first] = all;
  if (first === undefined) return [];
  const today = wallTime(clock.now(), timeZone).day;
  const last = all.at(-1) ?? today;
  const days = daysBetween(first, last > today ? last : today);
  const begin = days[0] ?? first;
  const amounts = new Map(received.map(({ day, amount }) => [day, amount]));
  const steps = running(days, new Map(rows.map((row) => [row.at, row])), before(rows, begin));
  return steps.map((step) => ({
    ...step,
    received: isAll ? (amounts.get(step.at) ?? 0) : null,
  }));
}

async function stepsByHour({ db }: Work, event: EventRow, part: Part, day: string): Promise<Steps> {
  const { organisationId, id: eventId, timeZone } = event;
  const [begins, ends] = [day, daysAfter(day, 1)].map((one) => instantOf(one, '00:00', timeZone));
  if (!begins || !ends) throw problem('invalid');
  const rows = await countByHour(db, { organisationId, eventId }, { part, timeZone, day });
  const hours = hoursBetween(begins, ends);
  const known = new Map(
    rows.flatMap(({ hour, ...row }) => {
      const at = hour === null ? undefined : hours[hour];
      return at === undefined ? [] : [[at, { at, ...row }] as const];
    }),
  );
  const earlier = rows.find(({ hour }) => hour === null);
  const stood = earlier ? earlier.booked - earlier.cancelled : 0;
  return running(hours, known, stood).map((step) => ({ ...step, received: null }));
}

const before = (rows: readonly StepRow[], begin: string): number =>
  rows
    .filter(({ at }) => at < begin)
    .reduce((stood, { booked, cancelled }) => stood + booked - cancelled, 0);

/** Each with what stands at its end. */
function running(
  times: readonly string[],
  known: ReadonlyMap<string, StepRow>,
  stood: number,
): Omit<Steps[number], 'received'>[] {
  let standing = stood;
  return times.map((at) => {
    const step = known.get(at) ?? { at, booked: 0, cancelled: 0, paid: 0 };
    standing += step.booked - step.cancelled;
    return { ...step, standing };
  });
}
