import { randomBytes } from 'node:crypto';
import type { Tx, Work } from '../../../platform/work.ts';
import {
  endLinks,
  insertLink,
  type Link,
  type LinkKind,
  lockLinks,
  type NewLink,
} from './entrance.links.queries.ts';
import { hashOfToken } from '../../../platform/token-hash.ts';

const hour = 3_600_000;
const lifetimes: Readonly<Record<LinkKind, number>> = {
  verify: 48 * hour,
  reset: hour,
  invite: 14 * 24 * hour,
  join: 14 * 24 * hour,
};

/**
 * A fresh link; earlier ones of its kind for that address stop working, unless they lead to several
 * events or booths: those stand until one of them is used. The token is never kept.
 */
export async function makeLink(
  tx: Tx,
  work: Work,
  organisationId: number,
  link: Omit<NewLink, 'hash' | 'expiresAt'>,
): Promise<{ token: string; link: Link }> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(work.clock.now().getTime() + lifetimes[link.kind]);
  await lockLinks(tx, organisationId, link.kind, link.email);
  if (link.kind !== 'join') await endLinks(tx, organisationId, link.kind, link.email);
  const made = await insertLink(tx, organisationId, {
    ...link,
    hash: hashOfToken(token),
    expiresAt,
  });
  if (!made) throw new Error('The link was not inserted.');
  return { token, link: made };
}
