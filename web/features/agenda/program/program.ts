import type { Program, ProgramSession, ProgramSpeaker } from '@plenum/contract';

/** A session with a time, and the day it stands under where it is shown. */
export interface Placed {
  session: ProgramSession;
  startsAt: number;
  endsAt: number;
  day: string;
  /** How many days later it ends. */
  laterDays: number;
}

export interface TimeSlot {
  startsAt: number;
  sessions: Placed[];
}

export interface ProgramDay {
  day: string;
  startsAt: number;
  count: number;
  slots: TimeSlot[];
}

const dayMs = 86_400_000;
const day = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;

/** Swedes write dates as computers do: 2026-11-21. */
export const dayReader = (zone: string): ((at: number) => string) => {
  const format = new Intl.DateTimeFormat('sv', { ...day, timeZone: zone });
  return (at) => format.format(at);
};

const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / dayMs;

/** Every session that has a time, in order: by time, then as the rooms stand. */
export function placeSessions({ sessions, rooms }: Program, zone: string): Placed[] {
  const dayOf = dayReader(zone);
  const places = new Map(rooms.map(({ id }, place) => [id, place]));
  const placeOf = ({ roomId }: ProgramSession) => places.get(roomId ?? 0) ?? places.size;
  return sessions
    .flatMap((session) => {
      if (session.startsAt === null) return [];
      const startsAt = Date.parse(session.startsAt);
      const endsAt = startsAt + session.minutes * 60_000;
      const first = dayOf(startsAt);
      const laterDays = daysBetween(first, dayOf(endsAt));
      return [{ session, startsAt, endsAt, day: first, laterDays }];
    })
    .toSorted(
      (a, b) =>
        a.startsAt - b.startsAt ||
        placeOf(a.session) - placeOf(b.session) ||
        a.session.id - b.session.id,
    );
}

/** `placed` in order; what begins together stands together. */
/** Whoever speaks in it, in the order of the session. */
export const speakersOf = (
  { speakers }: Pick<Program, 'speakers'>,
  session: ProgramSession,
): ProgramSpeaker[] =>
  session.speakers.flatMap(({ id }) => speakers.find((speaker) => speaker.id === id) ?? []);

export function groupByDay(placed: readonly Placed[]): ProgramDay[] {
  const days = new Map<string, ProgramDay>();
  for (const one of placed) {
    const { startsAt } = one;
    const known = days.get(one.day) ?? { day: one.day, startsAt, count: 0, slots: [] };
    days.set(one.day, known);
    known.count += 1;
    const last = known.slots.at(-1);
    if (last?.startsAt === startsAt) last.sessions.push(one);
    else known.slots.push({ startsAt, sessions: [one] });
  }
  return [...days.values()];
}

/** The first so many sessions: what a screen shows before there is time for the rest. */
export function firstOf(days: readonly ProgramDay[], most: number): ProgramDay[] {
  let left = most;
  return days.flatMap((one) => {
    const slots = one.slots.filter(({ sessions }) => {
      const fits = left > 0;
      left -= sessions.length;
      return fits;
    });
    return slots.length ? [{ ...one, slots }] : [];
  });
}

export interface ProgramFilters {
  track?: string | undefined;
  room?: string | undefined;
  kind?: string | undefined;
  language?: string | undefined;
}

const fits = (wanted: string | undefined, value: number | string | null) =>
  wanted === undefined || wanted === String(value);

export const fitsFilters = (session: ProgramSession, filters: ProgramFilters): boolean =>
  fits(filters.track, session.trackId) &&
  fits(filters.room, session.roomId) &&
  fits(filters.kind, session.kind) &&
  fits(filters.language, session.language);

/** The day asked for, else today while the event runs, else all of them. */
export function pickDay(days: readonly string[], wanted: string | undefined, today: string) {
  if (wanted !== undefined && days.includes(wanted)) return wanted;
  return wanted === undefined && days.length > 1 && days.includes(today) ? today : null;
}

/** What a filter can narrow down to: only what some session has. */
export function choicesIn({ sessions, rooms, tracks }: Program) {
  const has = <K extends keyof ProgramSession>(key: K) =>
    new Set(sessions.map((session) => session[key]));
  const [trackIds, roomIds] = [has('trackId'), has('roomId')];
  return {
    tracks: tracks.filter(({ id }) => trackIds.has(id)),
    rooms: rooms.filter(({ id }) => roomIds.has(id)),
    kinds: [...has('kind')].toSorted(),
    languages: [...has('language')].filter((language) => language !== null).toSorted(),
  };
}
