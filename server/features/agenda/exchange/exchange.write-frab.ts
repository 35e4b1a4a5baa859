import type { Texts } from '@plenum/contract';
import { wallTime } from '../../../platform/clock/wall-time.ts';
import { wordsIn } from '../../../platform/words.ts';
import type { Export } from './exchange.export.ts';
import type { PublishedSession } from '../agenda.rows.ts';

/** A day of the conference in its own zone, with its rooms and what takes place in them. */
export interface FrabDay {
  index: number;
  date: string;
  start: string;
  end: string;
  rooms: { name: string; items: FrabEntry[] }[];
}

export interface FrabEntry {
  id: number;
  guid: string;
  date: string;
  start: string;
  duration: string;
  room: string;
  slug: string;
  title: string;
  track: string;
  type: string;
  language: string;
  abstract: string;
  persons: { id: number; code: string; name: string }[];
}

const two = (count: number) => String(count).padStart(2, '0');
const clock = (minutes: number) => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;

/** Sessions that have a time, by day and room, as these files order them. */
export function daysOf({ event, sessions, parts }: Export): FrabDay[] {
  const timed = sessions.flatMap((session) =>
    session.startsAt === null ? [] : [{ session, at: new Date(session.startsAt) }],
  );
  const entries = timed
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
    .map(({ session, at }) => ({ ...wallTime(at, event.timeZone), session }));
  const dates = [...new Set(entries.map(({ day }) => day))].toSorted();
  return dates.map((date, index) => {
    const ofDay = entries.filter(({ day }) => day === date);
    const items = ofDay.map(({ session, day, time, offset }) =>
      entryOf(session, { date: `${day}T${time}:00${offset}`, time }, { event, parts }),
    );
    const names = [...new Set(items.map(({ room }) => room))];
    const { offset } = ofDay[0] ?? { offset: '+00:00' };
    return {
      index: index + 1,
      date,
      start: `${date}T00:00:00${offset}`,
      end: `${date}T23:59:00${offset}`,
      rooms: names.map((name) => ({ name, items: items.filter(({ room }) => room === name) })),
    };
  });
}

function entryOf(
  session: PublishedSession,
  { date, time }: { date: string; time: string },
  { event, parts }: Pick<Export, 'event' | 'parts'>,
): FrabEntry {
  const track = parts.tracks.find(({ id }) => id === session.trackId);
  const languages = [session.language ?? '', ...event.languages];
  const said = (texts: Texts) => wordsIn(texts, languages);
  return {
    id: session.id,
    guid: session.code,
    date,
    start: time,
    duration: clock(session.minutes),
    room: parts.rooms.find(({ id }) => id === session.roomId)?.name ?? '',
    slug: `${event.slug}-${session.id}`,
    title: said(session.title),
    track: track ? wordsIn(track.name, event.languages) : '',
    type: session.kind,
    language: session.language ?? '',
    abstract: said(session.abstract),
    persons: session.speakers.flatMap(({ id }) => {
      const speaker = parts.speakers.find((one) => one.id === id);
      return speaker ? [{ id, code: speaker.code, name: speaker.name }] : [];
    }),
  };
}
