import { type FrabItem, type FrabSchedule, readFrab } from './exchange.read-frab.ts';
import { type ReadFile, type ReadingContext, Unreadable } from './exchange.incoming.ts';

type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const objects = (value: unknown): Json[] => (Array.isArray(value) ? value.filter(isObject) : []);
/** What is no session stays a row of its own, for its faults to be told. */
const entriesIn = (value: unknown): Json[] =>
  (Array.isArray(value) ? value : [value]).map((one) => (isObject(one) ? one : {}));
const part = (value: unknown, key: string): unknown => (isObject(value) ? value[key] : undefined);

/** Names may be told in several languages at once. */
function text(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return String(value);
  if (!isObject(value)) return '';
  return Object.values(value).find((one): one is string => typeof one === 'string') ?? '';
}

/** The schedule file that pretalx and frab write: days, in them rooms, in them sessions. */
export function readScheduleJson(content: string, context: ReadingContext): ReadFile {
  let parsed: unknown;
  try {
    parsed = JSON.parse(content);
  } catch {
    throw new Unreadable('The file is not JSON.');
  }
  const conference = part(part(parsed, 'schedule'), 'conference');
  if (!isObject(conference) || !Array.isArray(conference['days'])) {
    throw new Unreadable('The file has no schedule.conference.days.');
  }
  return readFrab(scheduleOf(conference), context);
}

function scheduleOf(conference: Json): FrabSchedule {
  const tracks = objects(conference['tracks']);
  const items = objects(conference['days']).flatMap((day) => {
    const rooms = day['rooms'];
    if (!isObject(rooms)) return [];
    return Object.entries(rooms).flatMap(([room, list]) =>
      entriesIn(list).map((item) => ({ day: text(day['date']), room, item: itemOf(item) })),
    );
  });
  return {
    timeZone: text(conference['time_zone_name']) || null,
    colours: new Map(tracks.map((track) => [text(track['name']), text(track['color'])])),
    items,
  };
}

const itemOf = (item: Json): FrabItem => ({
  id: text(item['id']),
  guid: text(item['guid']),
  title: text(item['title']),
  subtitle: text(item['subtitle']),
  type: text(item['type']),
  language: text(item['language']),
  track: text(item['track']),
  abstract: text(item['abstract']),
  description: text(item['description']),
  date: text(item['date']),
  start: text(item['start']),
  duration: text(item['duration']),
  url: text(item['url']),
  persons: objects(item['persons']).map((person) => ({
    code: text(person['code']) || text(person['guid']) || text(person['id']),
    name: text(person['public_name']) || text(person['name']) || text(person['full_public_name']),
    bio: text(person['biography']) || text(person['abstract']),
  })),
});
