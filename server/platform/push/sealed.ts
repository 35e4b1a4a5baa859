import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

/** What a browser gave at its sign-up: its public key and a secret, in base64url. */
export interface ReceiverKeys {
  p256dh: string;
  auth: string;
}

export interface SenderSecrets {
  salt: Buffer;
  privateKey: Buffer;
}

const curve = 'prime256v1';
const recordSize = 4_096;
/** One record, with room for its mark and its tag. */
export const mostBytes = recordSize - 17;
const lastRecord = Buffer.from([2]);

const derive = (secret: Buffer, salt: Buffer, info: Buffer | string, length: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

const freshSecrets = (): SenderSecrets => {
  const sender = createECDH(curve);
  sender.generateKeys();
  return { salt: randomBytes(16), privateKey: sender.getPrivateKey() };
};

/** True where the browser's key is a point of the curve, and its secret as long as it must be. */
export function areReceiverKeys({ p256dh, auth }: ReceiverKeys): boolean {
  try {
    const key = Buffer.from(p256dh, 'base64url');
    sharedWith(key, Buffer.alloc(32, 1));
    return key.length === 65 && Buffer.from(auth, 'base64url').length === 16;
  } catch {
    return false;
  }
}

function sharedWith(publicKey: Buffer, privateKey: Buffer) {
  const sender = createECDH(curve);
  sender.setPrivateKey(privateKey);
  return { shared: sender.computeSecret(publicKey), own: sender.getPublicKey() };
}

/** RFC 8291: only the browser reads it, the push service in between does not. */
export function sealFor(
  { p256dh, auth }: ReceiverKeys,
  message: Buffer,
  { salt, privateKey }: SenderSecrets = freshSecrets(),
): Buffer {
  const theirs = Buffer.from(p256dh, 'base64url');
  const { shared, own } = sharedWith(theirs, privateKey);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, own]);
  const secret = derive(shared, Buffer.from(auth, 'base64url'), info, 32);
  const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const sealed = Buffer.concat([cipher.update(message), cipher.update(lastRecord), cipher.final()]);
  const head = Buffer.alloc(5);
  head.writeUInt32BE(recordSize, 0);
  head.writeUInt8(own.length, 4);
  return Buffer.concat([salt, head, own, sealed, cipher.getAuthTag()]);
}
