import { createHmac } from 'node:crypto';
import { problem } from '../../../platform/http/problem.ts';
import { hashOfToken } from '../../../platform/token-hash.ts';
import type { Work } from '../../../platform/work.ts';
import { findKioskBy, type KioskRow } from './kiosk.queries.ts';

/** Whoever has it is this kiosk, and can do what a kiosk can. */
export const kioskTokenOf = (
  { config }: Pick<Work, 'config'>,
  { eventId, key }: Pick<KioskRow, 'eventId' | 'key'>,
): string =>
  createHmac('sha256', config.tokenSecret)
    .update(`kiosk ${eventId} ${key.toString('hex')}`)
    .digest('base64url');

/** For the device that has its link, until it is ended or its event is over. */
export async function requireKiosk(
  { db, clock }: Pick<Work, 'db' | 'clock'>,
  token: string,
): Promise<KioskRow> {
  const kiosk = await findKioskBy(db, hashOfToken(token), clock.now());
  if (!kiosk) throw problem('not_found');
  return kiosk;
}
