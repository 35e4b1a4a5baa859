import { createPublicKey, verify } from 'node:crypto';
import { expect, test } from 'vitest';
import { signingKey } from '../../config/secrets.ts';
import { openVapid } from './vapid.ts';

const decode = (part = '') => JSON.parse(Buffer.from(part, 'base64url').toString()) as unknown;

test('the service can prove who sends, for itself alone and half a day', () => {
  const { publicKey, authorization } = openVapid(signingKey(), 'mailto:ops@example.org');
  const now = new Date('2026-11-22T10:00:00Z');
  const said = authorization(new URL('https://push.example.org/abc?d=1'), now);
  const { token = '', key } = /^vapid t=(?<token>\S+), k=(?<key>\S+)$/.exec(said)?.groups ?? {};
  const [head, claims, proof] = token.split('.');
  expect(key).toBe(publicKey);
  expect(decode(head)).toEqual({ typ: 'JWT', alg: 'ES256' });
  expect(decode(claims)).toEqual({
    aud: 'https://push.example.org',
    exp: now.getTime() / 1000 + 43_200,
    sub: 'mailto:ops@example.org',
  });
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) =>
    part.toString('base64url'),
  );
  const jwk = { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' };
  const by = createPublicKey({ format: 'jwk', key: jwk });
  const isProven = (text: string) =>
    verify(
      'sha256',
      Buffer.from(text),
      { key: by, dsaEncoding: 'ieee-p1363' },
      Buffer.from(proof ?? '', 'base64url'),
    );
  expect(isProven(`${head}.${claims}`)).toBe(true);
  expect(isProven(`${head}.${claims}x`)).toBe(false);
});
