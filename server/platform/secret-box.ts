import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';

const kind = 'aes-256-gcm';

const keyFrom = (secret: string) => createHmac('sha256', secret).update('kept secrets').digest();

/** Sealed with a key that is not in the database. */
export function seal(secret: string, text: string): Buffer {
  const nonce = randomBytes(12);
  const cipher = createCipheriv(kind, keyFrom(secret), nonce);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

/** Throws when the box was sealed with another key or tampered with. */
export function unseal(secret: string, box: Buffer): string {
  const cipher = createDecipheriv(kind, keyFrom(secret), box.subarray(0, 12));
  cipher.setAuthTag(box.subarray(12, 28));
  return Buffer.concat([cipher.update(box.subarray(28)), cipher.final()]).toString('utf8');
}
