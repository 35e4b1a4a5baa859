import { createHash, randomBytes } from 'node:crypto';
import type { Work } from '../../platform/work.ts';
import { knowsDevice, upsertDevice } from './accounts.known-devices.queries.ts';

const hashOf = (text: string) => createHash('sha256').update(text).digest();

/**
 * Whose failures are counted together: those of a browser the person signed in with before have
 * an account of their own, so that strangers who guess never lock an owner out. Known and unknown
 * addresses are counted alike.
 */
export async function triesKey(
  work: Work,
  email: string,
  deviceMark: string | null,
): Promise<string> {
  const account = hashOf(email.trim().toLowerCase()).toString('base64url');
  if (deviceMark === null) return account;
  const mark = hashOf(deviceMark);
  const isKnown = await knowsDevice(work.db, email, mark);
  return isKnown ? `${account}.${mark.toString('base64url')}` : account;
}

/** The mark the browser keeps: the one it has, or a new one. */
export async function rememberDevice(
  work: Work,
  personId: number,
  deviceMark: string | null,
): Promise<string> {
  const mark = deviceMark ?? randomBytes(24).toString('base64url');
  await upsertDevice(work.db, personId, hashOf(mark));
  return mark;
}
