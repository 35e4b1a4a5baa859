import { dayWord } from '../../ui/table/address/table-days.ts';

/** What the address of the audit trail can say. */
export interface AuditSearch {
  /** The id of who did it. */
  person?: string;
  /** An action, or a feature for all of its actions. */
  action?: string;
  /** Days of the reader, both of them included. */
  from?: string;
  to?: string;
}

const fits = (value: unknown, pattern: RegExp): value is string =>
  typeof value === 'string' && pattern.test(value);

export function readAuditSearch(search: Record<string, unknown>): AuditSearch {
  const { person, action, from, to } = search;
  return {
    ...(fits(person, /^[1-9]\d{0,14}$/) ? { person } : {}),
    ...(fits(action, /^[a-z]+(\.[a-z_]+)?$/) ? { action } : {}),
    ...(fits(from, dayWord) ? { from } : {}),
    ...(fits(to, dayWord) ? { to } : {}),
  };
}

/** The instant at which a day begins where the reader is; days after it when `later` is given. */
function startOf(text: string, later = 0): string {
  const date = new Date(`${text}T00:00`);
  date.setDate(date.getDate() + later);
  return date.toISOString();
}

/** As the call wants it. */
export const auditQueryOf = ({ person, action, from, to }: AuditSearch) => ({
  ...(person ? { personId: Number(person) } : {}),
  ...(action ? { action } : {}),
  ...(from ? { from: startOf(from) } : {}),
  ...(to ? { to: startOf(to, 1) } : {}),
});
