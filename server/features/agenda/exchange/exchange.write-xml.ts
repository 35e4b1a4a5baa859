import { wordsIn } from '../../../platform/words.ts';
import type { Form } from './exchange.export.ts';
import { daysOf, type FrabEntry } from './exchange.write-frab.ts';
import { branch, leaf } from '../../../platform/xml/xml.ts';

export const asScheduleXml: Form = (content) => {
  const { event, parts } = content;
  const days = daysOf(content);
  const tracks = parts.tracks.map(({ name, colour }) =>
    leaf('track', '', { name: wordsIn(name, event.languages), color: colour }),
  );
  const conference = branch('conference', [
    leaf('acronym', event.slug),
    leaf('title', event.name),
    leaf('start', event.startsOn),
    leaf('end', event.endsOn),
    leaf('days', String(days.length)),
    leaf('timeslot_duration', '00:05'),
    leaf('time_zone_name', event.timeZone),
    branch('tracks', tracks),
  ]);
  const inDays = days.map(({ rooms, ...day }) => {
    const inRooms = rooms.map(({ name, items }) => branch('room', items.map(eventOf), { name }));
    return branch('day', inRooms, { ...day });
  });
  const schedule = [leaf('version', String(event.version)), conference, ...inDays];
  return `<?xml version="1.0" encoding="UTF-8"?>\n${branch('schedule', schedule)}\n`;
};

function eventOf({ id, guid, persons, ...told }: FrabEntry): string {
  const people = persons.map((person) =>
    leaf('person', person.name, { id: person.id, code: person.code }),
  );
  const words = Object.entries(told).map(([name, text]) => leaf(name, text));
  return branch('event', [...words, branch('persons', people)], { id, guid });
}
