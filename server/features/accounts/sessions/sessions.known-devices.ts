import { randomBytes } from 'node:crypto';
import type { Work } from '../../../platform/work.ts';
import { isMarkOfSomebody, knowsDevice, upsertDevice } from './sessions.known-devices.queries.ts';
import { hashOfToken } from '../../../platform/token-hash.ts';

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
  const account = hashOfToken(email.trim().toLowerCase()).toString('base64url');
  if (deviceMark === null) return account;
  const mark = hashOfToken(deviceMark);
  const isKnown = await knowsDevice(work.db, email, mark);
  return isKnown ? `${account}.${mark.toString('base64url')}` : account;
}

/** A browser that somebody signed in with is counted by itself, not with its whole network. */
export const deviceKey =
  ({ db }: Pick<Work, 'db'>) =>
  async (mark: string): Promise<string | null> => {
    const hash = hashOfToken(mark);
    return (await isMarkOfSomebody(db, hash)) ? `device:${hash.toString('base64url')}` : null;
  };

/** The mark the browser keeps: the one it has, or a new one. */
export async function rememberDevice(
  work: Work,
  personId: number,
  deviceMark: string | null,
): Promise<string> {
  const mark = deviceMark ?? randomBytes(24).toString('base64url');
  await upsertDevice(work.db, personId, hashOfToken(mark));
  return mark;
}
