/** When a token began and ends, in milliseconds by the server's clock. */
export interface TokenLife {
  from: number;
  until: number;
}

const unreadable: TokenLife = { from: 0, until: 0 };

export function tokenLife(token: string): TokenLife {
  try {
    const payload = token.split('.')[1] ?? '';
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    const { iat, exp } = claims as { iat?: unknown; exp?: unknown };
    if (typeof iat !== 'number' || typeof exp !== 'number') return unreadable;
    return { from: iat * 1000, until: exp * 1000 };
  } catch {
    return unreadable;
  }
}
