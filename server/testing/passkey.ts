import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();

/** Enough of CBOR for what an authenticator says. */
const head = (kind: number, size: number) => {
  if (size < 24) return Buffer.from([(kind << 5) | size]);
  if (size < 256) return Buffer.from([(kind << 5) | 24, size]);
  return Buffer.from([(kind << 5) | 25, size >> 8, size & 255]);
};
const cbor = (value: number | string | Buffer | Map<number | string, never>): Buffer => {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, value.length), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const pairs = [...value].flatMap(([name, one]) => [cbor(name), cbor(one)]);
  return Buffer.concat([head(5, value.size), ...pairs]);
};
const map = (...pairs: [number | string, unknown][]) => new Map(pairs) as Map<number, never>;

interface Ceremony {
  ticket: string;
  options: Record<string, unknown>;
}

/** A passkey in software: what a phone or a laptop would answer for a site. */
export function softPasskey(origin: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(16);
  let counter = 0;
  const clientData = (type: string, challenge: unknown) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  /** Flags: present, verified and, when a key comes along, so. */
  const authenticatorData = (key?: Buffer) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(++counter);
    const about = sha256(new URL(origin).hostname);
    const flags = Buffer.from([key ? 0x45 : 0x05]);
    return Buffer.concat([about, flags, count, ...(key ? [key] : [])]);
  };
  const named = (response: object) => ({
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    clientExtensionResults: {},
    response,
  });

  return {
    make({ options }: Ceremony) {
      const cose = cbor(
        map(
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, Buffer.from(x, 'base64url')],
          [-3, Buffer.from(y, 'base64url')],
        ),
      );
      const key = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, cose]);
      const attestation = cbor(
        map(['fmt', 'none'], ['attStmt', map()], ['authData', authenticatorData(key)]),
      );
      return named({
        clientDataJSON: clientData('webauthn.create', options['challenge']).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal'],
      });
    },
    show({ options }: Ceremony) {
      const data = authenticatorData();
      const client = clientData('webauthn.get', options['challenge']);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      return named({
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
      });
    },
  };
}
