import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { Db } from '../../../platform/db/db.ts';
import { problem } from '../../../platform/http/problem.ts';
import type { Work } from '../../../platform/work.ts';
import { seal, unseal } from '../../../platform/secret-box.ts';
import { hashOfToken } from '../../../platform/token-hash.ts';
import { findStep, type KeptStep, takeCode, takeMoment } from './proof.two-step.queries.ts';

const period = 30;
const letters = '23456789abcdefghjkmnpqrstuvwxyz';
const howMany = 10;

const appFor = (secret: string, label: string) =>
  new TOTP({ issuer: 'Plenum', label, secret: Secret.fromBase32(secret), period, digits: 6 });

export function newAppSecret(work: Work, email: string) {
  const secret = new Secret({ size: 20 }).base32;
  const box = seal(work.config.tokenSecret, secret);
  return { box, shown: { secret, uri: appFor(secret, email).toString() } };
}

/** Ten words of ten letters nobody mistakes for each other. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: howMany }, () => {
    const word = Array.from(randomBytes(10), (byte) => letters[byte % letters.length]).join('');
    return `${word.slice(0, 5)}-${word.slice(5)}`;
  });

export const hashOfCode = (code: string): Buffer =>
  hashOfToken(code.toLowerCase().replace(/[^a-z0-9]/g, ''));

/** The app's code of this half minute or a neighbouring one, each once; or a recovery code. */
export async function isCode(
  work: Work,
  db: Db,
  personId: number,
  code: string,
  kept: KeptStep | null,
): Promise<boolean> {
  if (!kept) return false;
  const digits = code.replace(/[ -]/g, '');
  if (!/^\d{6}$/.test(digits)) return (await takeCode(db, personId, hashOfCode(code))) > 0;
  const timestamp = work.clock.now().getTime();
  const app = appFor(unseal(work.config.tokenSecret, kept.secret), '');
  const distance = app.validate({ token: digits, timestamp, window: 1 });
  if (distance === null) return false;
  const step = Math.floor(timestamp / 1000 / period) + distance;
  return (await takeMoment(db, personId, step)) > 0;
}

/** Whether someone who has two-step sign-in on shows the right code. */
export async function isOwnCode(work: Work, personId: number, code: string): Promise<boolean> {
  const kept = await findStep(work.db, personId);
  return kept?.isOn === true && isCode(work, work.db, personId, code, kept);
}

export const wrongCode = () =>
  problem('accounts.code_wrong', { errors: [{ path: '/code', message: 'is not right' }] });
