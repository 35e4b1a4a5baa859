import { randomUUID } from 'node:crypto';
import {
  type CheckedPlace,
  type CheckInput,
  type CheckList,
  type CheckListQuery,
  type CheckResult,
  mostInList,
  type PassPage,
} from '@plenum/contract';
import type { Db } from '../../../platform/db/db.ts';
import { problem } from '../../../platform/http/problem.ts';
import type { Person } from '../../../platform/person.ts';
import { adminsOf } from '../../../platform/sockets/rooms.ts';
import type { Tx, Work } from '../../../platform/work.ts';
import { record } from '../../audit/index.ts';
import { type EventRow, requireEvent } from '../../events/index.ts';
import { hashOfPass } from '../bookings.secrets.ts';
import { checkOnList, deleteAttendance } from '../lists/lists.check.ts';
import { findFigures, findListIn } from '../lists/lists.queries.ts';
import { tellList } from '../lists/lists.service.ts';
import { addedUp } from '../lists/lists.view.ts';
import {
  type AskedPlace,
  countAtDoor,
  type DoorRow,
  findAtDoor,
  findCheck,
  findEventOf,
  findLastDoor,
  findPasses,
  insertCheck,
  lockAtDoor,
  lockBookingAtDoor,
  type NewCheck,
  type Outcome,
  updateCheckedIn,
  withdrawPassUnpaid,
} from './door.queries.ts';
import type { DoorScope } from './door.scope.ts';

const most = 50;

/** Where they stand: at the event's own door, or at a list of it. */
export async function scopeOf(
  db: Db,
  { organisationId, id: eventId }: Pick<EventRow, 'organisationId' | 'id'>,
  listId: number | undefined,
  isHeld = false,
): Promise<DoorScope> {
  if (listId === undefined) return { organisationId, eventId, list: null };
  const list = await findListIn(db, { organisationId, eventId, isHeld }, listId);
  if (!list) throw problem('not_found');
  return { organisationId, eventId, list };
}

const figuresAt = async (db: Db, scope: DoorScope) => {
  const { organisationId, eventId, list } = scope;
  if (list) return addedUp(await findFigures(db, organisationId, eventId, list.id));
  const { expected = 0, checkedIn = 0 } = (await countAtDoor(db, organisationId, eventId)) ?? {};
  return { expected, came: checkedIn, inNow: checkedIn };
};

export async function readDoor(
  { db }: Work,
  person: Person,
  eventId: number,
  { q = '', after, listId, ...filter }: CheckListQuery,
): Promise<CheckList> {
  const scope = await scopeOf(db, await requireEvent(db, person, eventId), listId);
  const page = { ...filter, q: q.trim(), after: after ?? null, limit: most + 1 };
  const [{ expected, came, inNow }, rows] = await Promise.all([
    figuresAt(db, scope),
    findAtDoor(db, scope, page),
  ]);
  return {
    expected,
    checkedIn: came,
    inNow,
    hasMore: rows.length > most,
    places: rows.slice(0, most).map((row) => ({
      id: row.id,
      fullName: row.fullName,
      email: row.email,
      ticket: row.ticket,
      reference: row.reference,
      checkedInAt: row.checkedInAt?.toISOString() ?? null,
      cameAt: row.cameAt?.toISOString() ?? null,
    })),
  };
}

/** What a device keeps to go on without a network: hashes of passes, and what it says of each. */
export async function readPasses(
  { db }: Work,
  person: Person,
  eventId: number,
  { after = 0, listId }: { after?: number; listId?: number },
): Promise<PassPage> {
  const scope = await scopeOf(db, await requireEvent(db, person, eventId), listId);
  const rows = await findPasses(db, scope, { after, limit: mostInList });
  return {
    places: rows.map((row) => ({
      ...placeView(row),
      hash: row.passHash.toString('base64url'),
      ...(row.mostOfBooking !== null && { mostOfBooking: row.mostOfBooking }),
    })),
    hasMore: rows.length === mostInList,
  };
}

const placeView = (row: DoorRow): CheckedPlace => ({
  id: row.id,
  fullName: row.fullName,
  ticket: row.ticket,
  reference: row.reference,
  checkedInAt: row.checkedInAt?.toISOString() ?? null,
  balance: row.balance,
  currency: row.currency,
});

function outcomeOf({
  isCancelled,
  letsIn,
  checkedInAt,
  balance,
}: DoorRow): Exclude<Outcome, 'back'> {
  if (isCancelled || !letsIn) return 'cancelled';
  if (checkedInAt) return 'again';
  return balance > 0 ? 'unpaid' : 'in';
}

/** The same key again gets the same answer: what was done without a network is sent until it arrives. */
export const checkIn = (work: Work, person: Person, eventId: number, input: CheckInput) =>
  work.transaction(async (tx): Promise<CheckResult> => {
    const event = await requireEvent(tx, person, eventId);
    const by = askedPlace(input);
    const scope = await scopeOf(tx, event, input.listId, true);
    if (input.leaves && !scope.list) throw problem('invalid');
    if (scope.list) await lockBookingAtDoor(tx, scope, by);
    const row = await lockAtDoor(tx, scope, by);
    // The same sent twice at once: the second has waited for the first.
    const known = await findCheck(tx, scope.organisationId, eventId, input.key);
    if (known) return saidBefore(tx, scope, known);
    if (!row && 'placeId' in by) throw problem('not_found');
    if (!row) return { result: 'unknown', place: null };
    const who = { personId: person.id, kioskId: null };
    return checkedNow(work, tx, who, { scope, row, input });
  });

function askedPlace({ pass, placeId }: CheckInput): AskedPlace {
  if (placeId !== undefined) return { placeId };
  if (pass) return { passHash: hashOfPass(pass) };
  throw problem('invalid', { errors: [{ path: '/pass', message: 'is missing' }] });
}

interface Check {
  scope: DoorScope;
  row: DoorRow;
  input: Pick<CheckInput, 'key' | 'door' | 'leaves' | 'at'>;
}

/** The place is locked, and its key was not said before. */
export async function checkedNow(
  work: Work,
  tx: Tx,
  by: Pick<NewCheck, 'personId' | 'kioskId'>,
  { scope, row, input }: Check,
): Promise<CheckResult> {
  const { organisationId, eventId, list } = scope;
  const { key, door = '', leaves = false } = input;
  const at = momentOf(work, input);
  const result = list
    ? await checkOnList(tx, row, { organisationId, list, at, leaves })
    : outcomeOf(row);
  const isIn = result === 'in' || result === 'unpaid';
  const before = result === 'again' ? await findLastDoor(tx, scope, row.id) : null;
  const check = { eventId, placeId: row.id, key, at, ...by, result };
  await insertCheck(tx, organisationId, { ...check, listId: list?.id ?? null, door: door.trim() });
  if (isIn && !list) await updateCheckedIn(tx, organisationId, row.id, at);
  if (isIn || result === 'left') tellDoor(tx, scope);
  const now = isIn ? at : result === 'left' ? null : row.checkedInAt;
  const place = placeView({ ...row, checkedInAt: now });
  return { result, place: before?.door ? { ...place, door: before.door } : place };
}

async function saidBefore(
  tx: Tx,
  scope: DoorScope,
  { placeId, result }: { placeId: number; result: Outcome },
): Promise<CheckResult> {
  const row = await lockAtDoor(tx, scope, { placeId });
  return { result: result === 'back' ? 'in' : result, place: row && placeView(row) };
}

/** When it was said to be, where that is no moment to come. */
function momentOf({ clock }: Work, { at }: Pick<CheckInput, 'at'>): Date {
  const now = clock.now();
  const said = at === undefined ? now : new Date(at);
  return said > now ? now : said;
}

function tellDoor(tx: Tx, { organisationId, eventId, list }: DoorScope): void {
  if (list) tellList(tx, organisationId, list);
  else tx.tell('bookings.checked_in', { eventId }, [adminsOf(organisationId)]);
}

export const takeBackCheckIn = (
  work: Work,
  person: Person,
  placeId: number,
  listId?: number,
): Promise<void> =>
  work.transaction(async (tx) => {
    const { organisationId } = person;
    const found = await findEventOf(tx, organisationId, placeId);
    if (!found) throw problem('not_found');
    const { eventId } = found;
    const scope = await scopeOf(tx, await requireEvent(tx, person, eventId), listId, true);
    const row = await lockAtDoor(tx, scope, { placeId });
    if (!row?.cameAt) return;
    await insertCheck(tx, organisationId, {
      eventId,
      placeId,
      key: randomUUID(),
      at: work.clock.now(),
      personId: person.id,
      kioskId: null,
      result: 'back',
      listId: listId ?? null,
      door: '',
    });
    if (listId !== undefined) await deleteAttendance(tx, organisationId, listId, placeId);
    else {
      await updateCheckedIn(tx, organisationId, placeId, null);
      await withdrawPassUnpaid(tx, organisationId, placeId);
    }
    const deed = { action: 'bookings.check_in_taken_back', subjectId: placeId } as const;
    await record(tx, person, { ...deed, subject: row.fullName });
    tellDoor(tx, scope);
  });
