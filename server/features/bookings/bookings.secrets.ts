import { createHmac, randomInt } from 'node:crypto';
import { hashOfToken } from '../../platform/token-hash.ts';
import type { Work } from '../../platform/work.ts';
import type { BookingRow, PlaceRow } from './bookings.rows.ts';

type Secret = Pick<Work, 'config'>;

const madeOf = ({ config }: Secret, about: string): string =>
  createHmac('sha256', config.tokenSecret).update(about).digest('base64url');

/** Whoever has it has the booking; the same key always leads to the same one. */
export const tokenOf = (
  work: Secret,
  { eventId, keyHash }: Pick<BookingRow, 'eventId' | 'keyHash'>,
) => madeOf(work, `booking ${eventId} ${keyHash.toString('hex')}`);

export const bookingPath = (work: Secret, row: Pick<BookingRow, 'eventId' | 'keyHash'>): string =>
  `/booking/${tokenOf(work, row)}`;

const passLength = 22;

/** What the QR code of a place says; another one once the place goes to somebody else. */
export const passOf = (
  work: Secret,
  organisationId: number,
  { id, passRound }: Pick<PlaceRow, 'id' | 'passRound'>,
): string => madeOf(work, `pass ${organisationId} ${id} ${passRound}`).slice(0, passLength);

export const hashOfPass = hashOfToken;

/** Without signs that are taken for one another when they are read aloud. */
const signs = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

export const newReference = (): string =>
  Array.from({ length: 7 }, () => signs[randomInt(signs.length)]).join('');
