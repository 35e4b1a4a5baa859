const parts = new Map<string, Intl.DateTimeFormat>();

function formatFor(zone: string): Intl.DateTimeFormat {
  const known = parts.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  parts.set(zone, made);
  return made;
}

/** What clocks in the zone show, as if it were UTC, in milliseconds. */
function shownAt(instant: number, zone: string): number {
  const shown = Object.fromEntries(
    formatFor(zone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  const { year, month, day, hour, minute, second } = shown;
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
}

/** `2027-03-28` and `09:30` in a zone; a time that clocks skip is what they show instead. */
export function instantOf(day: string, time: string, zone: string): Date | null {
  const wanted = Date.parse(`${day}T${time.padStart(5, '0')}Z`);
  if (Number.isNaN(wanted)) return null;
  const guess = wanted - (shownAt(wanted, zone) - wanted);
  const instant = wanted - (shownAt(guess, zone) - guess);
  return new Date(instant);
}

/** The day, the time and the distance from UTC that people there see. */
export function wallTime(instant: Date, zone: string) {
  const shown = shownAt(Math.floor(instant.getTime() / 1000) * 1000, zone);
  const text = new Date(shown).toISOString();
  const away = Math.round((shown - instant.getTime()) / 60_000);
  const two = (count: number) => String(Math.abs(count)).padStart(2, '0');
  const offset = `${away < 0 ? '-' : '+'}${two(Math.trunc(away / 60))}:${two(away % 60)}`;
  return { day: text.slice(0, 10), time: text.slice(11, 16), offset };
}

interface WallClock {
  /** What it shows, as if it were UTC, in milliseconds. */
  shownAt(instant: number): number;
  /** When it shows that, the first time where it does so twice; null: clocks skip it. */
  instantOf(shown: number): number | null;
}

const dayMs = 86_400_000;

/** The clock of a zone for many questions about days that lie together. */
export function wallClockOf(zone: string): WallClock {
  const known = new Map<number, number>();
  const awayAt = (instant: number) => {
    const second = Math.floor(instant / 1000) * 1000;
    return shownAt(second, zone) - second;
  };
  const awayOn = (day: number) => {
    const away = known.get(day) ?? awayAt(day * dayMs);
    known.set(day, away);
    return away;
  };
  return {
    shownAt: (instant) => instant + awayAt(instant),
    instantOf: (shown) => {
      const day = Math.floor(shown / dayMs);
      const [before, after] = [awayOn(day - 1), awayOn(day + 2)];
      if (before === after) return shown - before;
      const found = [before, after].map((away) => shown - away).toSorted((one, two) => one - two);
      return found.find((instant) => instant + awayAt(instant) === shown) ?? null;
    },
  };
}
