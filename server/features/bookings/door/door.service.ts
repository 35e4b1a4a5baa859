import { randomUUID } from 'node:crypto';
import {
  type CheckedPlace,
  type CheckInput,
  type CheckList,
  type CheckResult,
  mostInList,
  type PassPage,
} from '@plenum/contract';
import { problem } from '../../../platform/http/problem.ts';
import type { Person } from '../../../platform/person.ts';
import { adminsOf } from '../../../platform/sockets/rooms.ts';
import type { Tx, Work } from '../../../platform/work.ts';
import { record } from '../../audit/index.ts';
import { requireEvent } from '../../events/index.ts';
import { hashOfPass } from '../bookings.secrets.ts';
import {
  countAtDoor,
  type DoorRow,
  findAtDoor,
  findCheck,
  findEventOf,
  findPasses,
  insertCheck,
  lockAtDoor,
  type Outcome,
  updateCheckedIn,
  withdrawPassUnpaid,
} from './door.queries.ts';

const most = 50;

export async function readDoor(
  { db }: Work,
  person: Person,
  eventId: number,
  { q = '', after }: { q?: string; after?: number },
): Promise<CheckList> {
  const { organisationId } = await requireEvent(db, person, eventId);
  const page = { q: q.trim(), after: after ?? null, limit: most + 1 };
  const [counted, rows] = await Promise.all([
    countAtDoor(db, organisationId, eventId),
    findAtDoor(db, organisationId, eventId, page),
  ]);
  return {
    expected: counted?.expected ?? 0,
    checkedIn: counted?.checkedIn ?? 0,
    hasMore: rows.length > most,
    places: rows.slice(0, most).map(({ id, fullName, email, ticket, reference, checkedInAt }) => ({
      id,
      fullName,
      email,
      ticket,
      reference,
      checkedInAt: checkedInAt?.toISOString() ?? null,
    })),
  };
}

/** What a device keeps to go on without a network: hashes of passes, and what it says of each. */
export async function readPasses(
  { db }: Work,
  person: Person,
  eventId: number,
  after: number,
): Promise<PassPage> {
  const { organisationId } = await requireEvent(db, person, eventId);
  const rows = await findPasses(db, organisationId, eventId, { after, limit: mostInList });
  return {
    places: rows.map((row) => ({ ...placeView(row), hash: row.passHash.toString('base64url') })),
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
    const { organisationId } = await requireEvent(tx, person, eventId);
    const { key, pass, placeId } = input;
    const by = placeId === undefined ? pass && { passHash: hashOfPass(pass) } : { placeId };
    if (!by) throw problem('invalid', { errors: [{ path: '/pass', message: 'is missing' }] });
    const row = await lockAtDoor(tx, organisationId, eventId, by);
    // The same sent twice at once: the second has waited for the first.
    const known = await findCheck(tx, organisationId, eventId, key);
    if (known) return saidBefore(tx, organisationId, eventId, known);
    if (!row && placeId !== undefined) throw problem('not_found');
    if (!row) return { result: 'unknown', place: null };
    const result = outcomeOf(row);
    const at = momentOf(work, input);
    await insertCheck(tx, organisationId, {
      eventId,
      placeId: row.id,
      key,
      at,
      personId: person.id,
      result,
    });
    const isIn = result === 'in' || result === 'unpaid';
    if (isIn) {
      await updateCheckedIn(tx, organisationId, row.id, at);
      tellDoor(tx, organisationId, eventId);
    }
    return { result, place: placeView(isIn ? { ...row, checkedInAt: at } : row) };
  });

async function saidBefore(
  tx: Tx,
  organisationId: number,
  eventId: number,
  { placeId, result }: { placeId: number; result: Outcome },
): Promise<CheckResult> {
  const row = await lockAtDoor(tx, organisationId, eventId, { placeId });
  return { result: result === 'back' ? 'in' : result, place: row && placeView(row) };
}

/** When it was said to be, where that is no moment to come. */
function momentOf({ clock }: Work, { at }: CheckInput): Date {
  const now = clock.now();
  const said = at === undefined ? now : new Date(at);
  return said > now ? now : said;
}

const tellDoor = (tx: Tx, organisationId: number, eventId: number) =>
  tx.tell('bookings.checked_in', { eventId }, [adminsOf(organisationId)]);

export const takeBackCheckIn = (work: Work, person: Person, placeId: number): Promise<void> =>
  work.transaction(async (tx) => {
    const { organisationId } = person;
    const found = await findEventOf(tx, organisationId, placeId);
    if (!found) throw problem('not_found');
    const { eventId } = found;
    await requireEvent(tx, person, eventId);
    const row = await lockAtDoor(tx, organisationId, eventId, { placeId });
    if (!row?.checkedInAt) return;
    const check = {
      eventId,
      placeId,
      key: randomUUID(),
      at: work.clock.now(),
      personId: person.id,
    };
    await insertCheck(tx, organisationId, { ...check, result: 'back' });
    await updateCheckedIn(tx, organisationId, placeId, null);
    await withdrawPassUnpaid(tx, organisationId, placeId);
    const deed = { action: 'bookings.check_in_taken_back', subjectId: placeId } as const;
    await record(tx, person, { ...deed, subject: row.fullName });
    tellDoor(tx, organisationId, eventId);
  });
