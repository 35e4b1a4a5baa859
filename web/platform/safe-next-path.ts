const startsLikeAPath = /^\/(?![/\\])/;
// Browsers drop tabs and line ends from addresses, so "/\t/evil" would become "//evil".
const unsafe = /[\u0000-\u0020\u007f\\]/;

/** A place inside this site to go to after signing in, or nothing. */
export function safeNextPath(next: unknown): string | undefined {
  if (typeof next !== 'string' || !startsLikeAPath.test(next) || unsafe.test(next))
    return undefined;
  const here = location.origin;
  const target = URL.canParse(next, here) ? new URL(next, here) : undefined;
  return target?.origin === here ? target.pathname + target.search + target.hash : undefined;
}
