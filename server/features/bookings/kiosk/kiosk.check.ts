import type { Download, KioskCheckInput, KioskResult } from '@plenum/contract';
import { hashOfPass } from '../bookings.secrets.ts';
import type { Limits } from '../../../platform/http/limits.ts';
import { isRefusal, problem } from '../../../platform/http/problem.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { Tx, Work } from '../../../platform/work.ts';
import { findLayout } from '../badges/badges.queries.ts';
import { printForKiosk } from '../badges/badges.print.ts';
import { findCheck, lockAtDoor, lockBookingAtDoor } from '../door/door.queries.ts';
import { checkedNow, scopeOf } from '../door/door.service.ts';
import { requireKiosk } from './kiosk.access.ts';
import { areOneName, calledSo } from './kiosk.names.ts';
import {
  findLetIn,
  findPlaceByPass,
  findPlacesOf,
  holdKiosk,
  type KioskRow,
} from './kiosk.queries.ts';

const passPattern = /^[A-Za-z0-9_-]{22}$/;
const printableMs = 180_000;

const nothing = (result: KioskResult['result']): KioskResult => ({
  result,
  fullName: '',
  ticket: {},
  canPrint: false,
});

type Found = { id: number } | 'several';

/** A wrong one is a guess: some are mistyped, and after those each takes its time. */
export async function checkAtKiosk(
  work: Work,
  token: string,
  input: KioskCheckInput,
): Promise<KioskResult> {
  const kiosk = await requireKiosk(work, token);
  const found = await guessed(work.limits, kiosk, () => placeFor(work.db, kiosk, input));
  if (found === null) return nothing('unknown');
  if (found === 'several') return nothing('several');
  return work.transaction((tx) => letIn(work, tx, kiosk, found.id, input.key));
}

async function guessed(limits: Limits, { id }: KioskRow, find: () => Promise<Found | null>) {
  try {
    return await limits.guess('kiosk-guess', `${id}`, find);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return limits.guess('kiosk-guess-slow', `${id}`, find);
  }
}

async function placeFor(
  db: Db,
  { organisationId, eventId }: KioskRow,
  { code, name }: KioskCheckInput,
): Promise<Found | null> {
  const said = code.trim();
  if (passPattern.test(said)) return findPlaceByPass(db, organisationId, eventId, hashOfPass(said));
  const places = await findPlacesOf(db, organisationId, eventId, said.toUpperCase());
  const called = calledSo(places, name);
  const [first] = called;
  if (!first) return null;
  return areOneName(called) ? first : 'several';
}

async function letIn(
  work: Work,
  tx: Tx,
  kiosk: KioskRow,
  placeId: number,
  key: string,
): Promise<KioskResult> {
  const { organisationId, eventId, id, listId, name: door, prints } = kiosk;
  // Ended meanwhile.
  if (!(await holdKiosk(tx, kiosk))) throw problem('not_found');
  const scope = await scopeOf(tx, { organisationId, id: eventId }, listId ?? undefined, true);
  if (scope.list) await lockBookingAtDoor(tx, scope, { placeId });
  const row = await lockAtDoor(tx, scope, { placeId });
  if (!row || row.isCancelled) return nothing('unknown');
  const { fullName, ticket } = row;
  const canPrint = prints && (await findLayout(tx, organisationId, eventId)) !== null;
  const known = await findCheck(tx, organisationId, eventId, key);
  if (known) {
    const isSame = known.kioskId === id && known.placeId === placeId && known.result === 'in';
    return isSame ? { result: 'in', fullName, ticket, canPrint } : nothing('unknown');
  }
  // Money is for people at a desk.
  if (row.balance > 0) return nothing('unpaid');
  if (!row.letsIn) return nothing('unknown');
  const by = { personId: null, kioskId: id };
  const { result } = await checkedNow(work, tx, by, { scope, row, input: { key, door } });
  if (result === 'in') return { result, fullName, ticket, canPrint };
  if (result === 'again') return { result, fullName, ticket, canPrint: false };
  return nothing(result === 'closed' || result === 'not_listed' ? result : 'unknown');
}

/** Of whom this kiosk has just let in, and of nobody else. */
export async function badgeAtKiosk(work: Work, token: string, key: string): Promise<Download> {
  const kiosk = await requireKiosk(work, token);
  if (!kiosk.prints) throw problem('not_found');
  const since = new Date(work.clock.now().getTime() - printableMs);
  const found = await findLetIn(work.db, kiosk, key, since);
  if (!found) throw problem('not_found');
  return printForKiosk(work, kiosk, found.placeId);
}
