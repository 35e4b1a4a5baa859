import { createHmac, randomBytes } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import type { Config } from '../../../config/config.ts';
import { hashOfToken } from '../../../platform/token-hash.ts';

export interface Claims {
  personId: number;
  organisationId: number;
  sessionId: number;
  expiresAt: number;
}

type Lifetimes = Pick<Config, 'accessTokenSeconds' | 'refreshTokenSeconds'>;

/** Clients renew once an access token was refused: a refresh token's own time begins only then. */
export const refreshSeconds = ({ accessTokenSeconds, refreshTokenSeconds }: Lifetimes): number =>
  accessTokenSeconds + refreshTokenSeconds;

export const refreshEnds = (lifetimes: Lifetimes, now: Date): Date =>
  new Date(now.getTime() + refreshSeconds(lifetimes) * 1000);

const issuer = 'plenum';
const audience = 'plenum';
const use = 'access';

export interface Tokens {
  signAccess(claims: Omit<Claims, 'expiresAt'>, now: Date, seconds: number): Promise<string>;
  readAccess(token: string, now: Date): Promise<Claims | null>;
  newRefresh(): string;
  /** Always the same for one parent, so a renewal sent twice gets one answer. */
  successorOf(refresh: string): string;
  hashOf(refresh: string): Buffer;
}

export function tokensWith(secret: string): Tokens {
  const signing = createHmac('sha256', secret).update('access tokens').digest();
  const deriving = createHmac('sha256', secret).update('refresh tokens').digest();
  return {
    signAccess: ({ personId, organisationId, sessionId }, now, seconds) => {
      const issuedAt = Math.floor(now.getTime() / 1000);
      return new SignJWT({ id: personId, org: organisationId, sid: sessionId, use })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setSubject(String(personId))
        .setIssuer(issuer)
        .setAudience(audience)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + seconds)
        .sign(signing);
    },
    readAccess: async (token, now) => {
      try {
        const { payload } = await jwtVerify(token, signing, {
          algorithms: ['HS256'],
          issuer,
          audience,
          currentDate: now,
          requiredClaims: ['exp', 'id', 'org', 'sid', 'use'],
        });
        return claimsOf(payload);
      } catch {
        return null;
      }
    },
    newRefresh: () => randomBytes(32).toString('base64url'),
    successorOf: (refresh) => createHmac('sha256', deriving).update(refresh).digest('base64url'),
    hashOf: hashOfToken,
  };
}

function claimsOf(payload: Record<string, unknown>): Claims | null {
  const { id, org, sid, exp } = payload;
  if (payload['use'] !== use) return null;
  if (![id, org, sid, exp].every((value) => Number.isSafeInteger(value))) return null;
  return {
    personId: id as number,
    organisationId: org as number,
    sessionId: sid as number,
    expiresAt: exp as number,
  };
}
