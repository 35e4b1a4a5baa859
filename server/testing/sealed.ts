import { createDecipheriv, type ECDH, hkdfSync } from 'node:crypto';

/** Reads what was sealed for a browser, as the browser does. */
export function openSealed(sealed: Buffer, own: ECDH, auth: string): string {
  const [salt, theirs] = [sealed.subarray(0, 16), sealed.subarray(21, 86)];
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), own.getPublicKey(), theirs]);
  const hkdf = (secret: Buffer, of: Buffer, about: Buffer | string, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, of, about, length));
  const secret = hkdf(own.computeSecret(theirs), Buffer.from(auth, 'base64url'), info, 32);
  const key = hkdf(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = hkdf(secret, salt, 'Content-Encoding: nonce\0', 12);
  const cipher = createDecipheriv('aes-128-gcm', key, nonce);
  cipher.setAuthTag(sealed.subarray(-16));
  const opened = Buffer.concat([cipher.update(sealed.subarray(86, -16)), cipher.final()]);
  if (opened.at(-1) !== 2) throw new Error('It does not end as the last record does.');
  return opened.subarray(0, -1).toString();
}
