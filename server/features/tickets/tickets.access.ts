import { problem } from '../../platform/http/problem.ts';
import type { Person } from '../../platform/person.ts';
import type { Tx } from '../../platform/work.ts';
import { type EventRow, requireEventLocked } from '../events/index.ts';

/**
 * One of what an event offers, for who runs it. The event is locked, and so is all it offers: what is
 * checked against its neighbours stays so.
 */
export async function lockedThing<Row extends { eventId: number }>(
  tx: Tx,
  person: Person,
  find: () => Promise<Row | null>,
): Promise<{ row: Row; event: EventRow }> {
  const seen = await find();
  if (!seen) throw problem('not_found');
  const event = await requireEventLocked(tx, person, seen.eventId);
  const row = await find();
  if (!row) throw problem('not_found');
  return { row, event };
}

export function refuseOlder(row: { version: number }, { version }: { version: number }): void {
  if (row.version !== version) throw problem('tickets.changed_meanwhile');
}

export function refuseWordless(words: Readonly<Record<string, string | undefined>>): void {
  if (!Object.values(words).some((said) => said?.trim())) throw problem('tickets.needs_words');
}

export function refuseEmptyWindow(from: string | null, until: string | null): void {
  if (from !== null && until !== null && Date.parse(until) <= Date.parse(from)) {
    throw problem('tickets.window_empty');
  }
}

export function refuseMore(count: number, most: number): void {
  if (count >= most) throw problem('tickets.too_many');
}
