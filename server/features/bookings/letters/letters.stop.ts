import type { LetterStop } from '@plenum/contract';
import type { Db } from '../../../platform/db/db.ts';
import { problem } from '../../../platform/http/problem.ts';
import { hashOfToken } from '../../../platform/token-hash.ts';
import type { Work } from '../../../platform/work.ts';
import { findEvent } from '../../events/index.ts';
import { findStopped, setStopped } from './letters.readers.queries.ts';

async function requireLinked(db: Db, token: string) {
  const found = await findStopped(db, hashOfToken(token));
  const event = found && (await findEvent(db, found.organisationId, found.eventId));
  if (!found || !event) throw problem('not_found');
  return { found, event };
}

export async function readStop({ db }: Work, token: string): Promise<LetterStop> {
  const { found, event } = await requireLinked(db, token);
  return { event: event.name, isStopped: found.isStopped };
}

/** By the link in a letter, for the address it went to; what they booked is mailed all the same. */
export async function stopByLink(
  { db, clock }: Work,
  token: string,
  isStopped: boolean,
): Promise<LetterStop> {
  const { found, event } = await requireLinked(db, token);
  await setStopped(db, found, isStopped ? clock.now() : null);
  return { event: event.name, isStopped };
}
