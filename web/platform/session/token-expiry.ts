/** When a token ends, in milliseconds; 0 for one that cannot be read. */
export function tokenExpiry(token: string): number {
  try {
    const payload = token.split('.')[1] ?? '';
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    const ends = (claims as { exp?: unknown }).exp;
    return typeof ends === 'number' ? ends * 1000 : 0;
  } catch {
    return 0;
  }
}
