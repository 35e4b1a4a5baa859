import type { ImportFault } from '@plenum/contract';
import { instantOf } from '../../../platform/clock/wall-time.ts';
import {
  type Incoming,
  type IncomingSpeaker,
  kindFrom,
  languageFrom,
  minutesFrom,
  plain,
  type ReadFile,
  type ReadingContext,
} from './exchange.incoming.ts';

/** A session as schedule files tell it, the same in JSON and XML. */
export interface FrabItem {
  id: string;
  guid: string;
  title: string;
  subtitle: string;
  type: string;
  language: string;
  track: string;
  abstract: string;
  description: string;
  date: string;
  start: string;
  duration: string;
  url: string;
  persons: { code: string; name: string; bio: string }[];
}

export interface FrabSchedule {
  timeZone: string | null;
  /** Colours of tracks by name, where the file tells them. */
  colours: ReadonlyMap<string, string>;
  items: { day: string; room: string; item: FrabItem }[];
}

export function readFrab(schedule: FrabSchedule, context: ReadingContext): ReadFile {
  const faults: ImportFault[] = [];
  const sessions = schedule.items.map((entry, index): Incoming => {
    const row = index + 1;
    const { item, room } = entry;
    const startsAt = startOf(entry, schedule.timeZone ?? context.timeZone);
    if (startsAt === null) {
      faults.push({ row, code: 'start_wrong', value: item.date || `${entry.day} ${item.start}` });
    }
    const minutes = minutesFrom(item.duration);
    if (minutes === null) faults.push({ row, code: 'length_wrong', value: item.duration });
    const language = languageFrom(item.language);
    const written = language ?? context.language;
    const words = [item.subtitle, item.abstract, item.description].map(plain).filter(Boolean);
    return {
      row,
      code: item.guid || item.id,
      kind: kindFrom(item.type),
      title: { [written]: plain(item.title) },
      abstract: words.length > 0 ? { [written]: words.join('\n\n') } : {},
      language,
      track: item.track
        ? { name: item.track, colour: schedule.colours.get(item.track) ?? null }
        : null,
      room: room || null,
      startsAt,
      minutes: minutes ?? 0,
      capacity: null,
      joinUrl: null,
      speakers: item.persons.map(speakerOf),
    };
  });
  return { sessions, faults };
}

const speakerOf = ({ code, name, bio }: FrabItem['persons'][number]): IncomingSpeaker => ({
  code: code || null,
  name: plain(name),
  bio: plain(bio),
  role: 'speaker',
});

/** The whole moment where the file tells it, else the day's clock in the zone of the conference. */
function startOf({ day, item }: FrabSchedule['items'][number], zone: string): string | null {
  if (/[+-]\d\d:?\d\d$|Z$/.test(item.date)) {
    const instant = new Date(item.date);
    return Number.isNaN(instant.getTime()) ? null : instant.toISOString();
  }
  const date = item.date || day;
  const time = item.date.slice(11, 16) || item.start;
  return instantOf(date.slice(0, 10), time, zone)?.toISOString() ?? null;
}
