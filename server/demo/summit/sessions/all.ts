import type { SummitSession, TrackKey } from '../shape.ts';
import { care } from './care.ts';
import { cities } from './cities.ts';
import { climate } from './climate.ts';
import { digital } from './digital.ts';
import { together } from './together.ts';
import { work } from './work.ts';

export type SessionOfTrack = SummitSession & { track: TrackKey | null };

const of = (track: TrackKey | null, sessions: readonly SummitSession[]): SessionOfTrack[] =>
  sessions.map((session) => ({ ...session, track }));

/** The sixty of the three days. */
export const summitSessions: readonly SessionOfTrack[] = [
  ...of(null, together),
  ...of('climate', climate),
  ...of('cities', cities),
  ...of('care', care),
  ...of('digital', digital),
  ...of('work', work),
].toSorted((one, other) => one.day - other.day || one.at.localeCompare(other.at));
