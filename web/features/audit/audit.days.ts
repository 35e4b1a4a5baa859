import type { AuditEntry } from '@plenum/contract';

interface Day {
  /** The first instant told of it: enough to name it. */
  at: string;
  entries: AuditEntry[];
}

/** Newest first, as they came; a day is the reader's. */
export function byDay(entries: readonly AuditEntry[]): Day[] {
  const days = new Map<string, Day>();
  for (const entry of entries) {
    const key = new Date(entry.at).toDateString();
    const day = days.get(key) ?? { at: entry.at, entries: [] };
    day.entries.push(entry);
    days.set(key, day);
  }
  return [...days.values()];
}
