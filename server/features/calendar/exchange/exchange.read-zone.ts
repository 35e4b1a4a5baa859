import { wallTime } from '../../../platform/clock/wall-time.ts';
import { windowsZones } from './exchange.windows-zones.ts';

/** What a file says of its own zones, by the names it gives them. */
export type FileZones = ReadonlyMap<string, { place: string | null; offsets: readonly string[] }>;

/** The zone a file means, as this server knows it; null where nobody can tell. */
export function zoneNamed(name: string, known: FileZones, usual: string): string | null {
  const plain = name.replace(/^"|"$/g, '').trim();
  return (
    asZone(plain) ??
    windowsZones.get(plain.toLowerCase()) ??
    zoneAtEndOf(plain) ??
    zoneInFile(known.get(name), usual)
  );
}

function asZone(name: string): string | null {
  if (!name || /^[+-]/.test(name)) return null;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}

/** `/freeassociation.sourceforge.net/Europe/Berlin`, as other calendars write it. */
function zoneAtEndOf(name: string): string | null {
  const parts = name.split('/');
  for (let from = 1; from < parts.length - 1; from++) {
    const zone = asZone(parts.slice(from).join('/'));
    if (zone) return zone;
  }
  return null;
}

/** By the place it names, or whose clocks show the same in both halves of the year. */
function zoneInFile(zone: ReturnType<FileZones['get']>, usual: string): string | null {
  if (!zone) return null;
  const placed = zone.place && asZone(zone.place);
  if (placed) return placed;
  const isLike = (name: string) => {
    const halves = ['2026-01-15T12:00:00Z', '2026-07-15T12:00:00Z'];
    const shown = halves.map((at) => wallTime(new Date(at), name).offset);
    return (
      new Set(shown).size === zone.offsets.length &&
      shown.every((one) => zone.offsets.includes(one))
    );
  };
  return [usual, ...windowsZones.values()].find(isLike) ?? null;
}
