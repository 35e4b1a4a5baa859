import { createECDH, createPrivateKey, type KeyObject, sign } from 'node:crypto';

/** Who sends: by RFC 8292 push services know each sender by its key. */
export interface Vapid {
  /** What browsers sign up with. */
  publicKey: string;
  /** For the service an address belongs to, good for half a day. */
  authorization(endpoint: URL, now: Date): string;
}

const halfADay = 12 * 3_600;
const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

export function openVapid(privateKey: string, subject: string): Vapid {
  const own = createECDH('prime256v1');
  own.setPrivateKey(Buffer.from(privateKey, 'base64url'));
  const point = own.getPublicKey();
  const key = keyOf(privateKey, point);
  const publicKey = point.toString('base64url');
  return {
    publicKey,
    authorization: ({ origin }, now) => {
      const exp = Math.floor(now.getTime() / 1000) + halfADay;
      const claims = `${encode({ typ: 'JWT', alg: 'ES256' })}.${encode({ aud: origin, exp, sub: subject })}`;
      const proof = sign('sha256', Buffer.from(claims), { key, dsaEncoding: 'ieee-p1363' });
      return `vapid t=${claims}.${proof.toString('base64url')}, k=${publicKey}`;
    },
  };
}

const keyOf = (d: string, point: Buffer): KeyObject =>
  createPrivateKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      d,
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
