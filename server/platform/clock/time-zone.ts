import { problem } from '../http/problem.ts';

/** One that this server can reckon with. */
export function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

/** The field is called so in every body that names one. */
export function refuseUnknownZone(timeZone: string): void {
  if (isTimeZone(timeZone)) return;
  throw problem('invalid', { errors: [{ path: '/timeZone', message: 'is no time zone' }] });
}
