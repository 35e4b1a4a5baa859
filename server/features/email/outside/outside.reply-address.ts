import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Config } from '../../../config/config.ts';

/** Whose inbox an answer goes to, and which mail it answers. */
export interface Answered {
  organisationId: number;
  personId: number;
  messageId: number;
}

type Keys = Pick<Config, 'tokenSecret' | 'inboundDomain'>;

const letters = 'abcdefghijklmnopqrstuvwxyz234567';
const widths = [5, 5, 6] as const;
const sealBytes = 12;

/** As mail programs leave it alone: small letters and digits, at most 64 signs before the @. */
function lettersOf(bytes: Buffer): string {
  let [text, bits, held] = ['', 0, 0];
  for (const byte of bytes) {
    held = (held << 8) | byte;
    bits += 8;
    while (bits >= 5) {
      bits -= 5;
      text += letters[(held >> bits) & 31];
    }
    held &= (1 << bits) - 1;
  }
  return bits > 0 ? text + letters[(held << (5 - bits)) & 31] : text;
}

function bytesOf(text: string): Buffer {
  const bytes: number[] = [];
  let [bits, held] = [0, 0];
  for (const letter of text) {
    held = (held << 5) | letters.indexOf(letter);
    bits += 5;
    if (bits >= 8) {
      bits -= 8;
      bytes.push((held >> bits) & 255);
    }
    held &= (1 << bits) - 1;
  }
  return Buffer.from(bytes);
}

const sealOf = ({ tokenSecret }: Keys, body: Buffer): Buffer =>
  createHmac('sha256', tokenSecret)
    .update('email.reply-address')
    .update(body)
    .digest()
    .subarray(0, sealBytes);

function bodyOf({ organisationId, personId, messageId }: Answered): Buffer {
  const body = Buffer.alloc(widths[0] + widths[1] + widths[2]);
  body.writeUIntBE(organisationId, 0, widths[0]);
  body.writeUIntBE(personId, widths[0], widths[1]);
  body.writeUIntBE(messageId, widths[0] + widths[1], widths[2]);
  return body;
}

/** Nobody can make one but this house; null where no mail comes in. */
export function replyAddress(keys: Keys, answered: Answered): string | null {
  if (keys.inboundDomain === null) return null;
  const body = bodyOf(answered);
  return `r-${lettersOf(Buffer.concat([body, sealOf(keys, body)]))}@${keys.inboundDomain}`;
}

/** However its letters are written; null for whatever is none of ours. */
export function readReplyAddress(keys: Keys, address: string): Answered | null {
  const [, text = '', domain] = /^r-([a-z2-7]{40,62})@([^@]+)$/.exec(address.toLowerCase()) ?? [];
  if (domain === undefined || domain !== keys.inboundDomain?.toLowerCase()) return null;
  const bytes = bytesOf(text);
  const size = widths[0] + widths[1] + widths[2];
  const [body, seal] = [bytes.subarray(0, size), bytes.subarray(size)];
  if (seal.length !== sealBytes || lettersOf(bytes) !== text) return null;
  if (!timingSafeEqual(seal, sealOf(keys, body))) return null;
  return {
    organisationId: body.readUIntBE(0, widths[0]),
    personId: body.readUIntBE(widths[0], widths[1]),
    messageId: body.readUIntBE(widths[0] + widths[1], widths[2]),
  };
}
