import type { TemporalApi } from './temporal.ts';

/** What the clocks of a zone show at an instant, as fields write it: 2026-11-21T14:30. */
export const wallOf = (temporal: TemporalApi, instant: string, zone: string): string =>
  temporal.Instant.from(instant)
    .toZonedDateTimeISO(zone)
    .toPlainDateTime()
    .toString({ smallestUnit: 'minute' });

/** The instant at which the clocks of a zone show this; null when they skip it in spring. */
export function instantOf(temporal: TemporalApi, wall: string, zone: string): string | null {
  const plain = temporal.PlainDateTime.from(wall);
  // In autumn an hour comes twice: the first one is meant, as everywhere.
  const zoned = plain.toZonedDateTime(zone, { disambiguation: 'compatible' });
  return zoned.toPlainDateTime().equals(plain) ? zoned.toInstant().toString() : null;
}
