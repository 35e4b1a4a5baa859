import { createHmac } from 'node:crypto';
import { hashOfToken } from '../../../platform/token-hash.ts';
import { addressOf, type Work } from '../../../platform/work.ts';

const length = 22;
/** No code begins with it. */
const sign = '~';

interface Keyed {
  eventId: number;
  key: Buffer;
}

/** Whoever has it has the invitation. Made anew whenever it is mailed, and kept nowhere. */
export const invitationTokenOf = (
  { config }: Pick<Work, 'config'>,
  { eventId, key }: Keyed,
): string =>
  createHmac('sha256', config.tokenSecret)
    .update(`invitation ${eventId} ${key.toString('hex')}`)
    .digest('base64url')
    .slice(0, length);

export const invitationLink = (
  work: Pick<Work, 'config'>,
  { slug, ...row }: Keyed & { slug: string },
): string => `${addressOf(work.config)}/e/${slug}/register?invite=${invitationTokenOf(work, row)}`;

/** Null: it is a code, which people may type. */
export const invitationHash = (typed: string): Buffer | null =>
  typed.startsWith(sign) ? hashOfToken(typed.slice(sign.length)) : null;
