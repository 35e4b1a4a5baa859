/** When a token began and ends, in milliseconds by the server's clock. */
export interface TokenLife {
  from: number;
  until: number;
}

const unreadable: TokenLife = { from: 0, until: 0 };

function claimsOf(token: string): Record<string, unknown> {
  try {
    const payload = token.split('.')[1] ?? '';
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return claims as Record<string, unknown>;
  } catch {
    return {};
  }
}

export function tokenLife(token: string): TokenLife {
  const { iat, exp } = claimsOf(token);
  if (typeof iat !== 'number' || typeof exp !== 'number') return unreadable;
  return { from: iat * 1000, until: exp * 1000 };
}

/** A token is for one organisation; the server alone decides whether it is good. */
export function organisationOf(token: string): number {
  const { org } = claimsOf(token);
  return typeof org === 'number' ? org : 0;
}
