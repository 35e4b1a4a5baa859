import { wordsIn } from '../../../platform/words.ts';
import type { Form } from './exchange.export.ts';
import { daysOf } from './exchange.write-frab.ts';

export const asScheduleJson: Form = (content) => {
  const { event, parts } = content;
  const days = daysOf(content);
  const conference = {
    acronym: event.slug,
    title: event.name,
    start: event.startsOn,
    end: event.endsOn,
    daysCount: days.length,
    timeslot_duration: '00:05',
    time_zone_name: event.timeZone,
    rooms: parts.rooms.map(({ name, capacity }) => ({ name, capacity })),
    tracks: parts.tracks.map(({ name, colour }) => ({
      name: wordsIn(name, event.languages),
      color: colour,
    })),
    days: days.map(({ index, date, start, end, rooms }) => ({
      index,
      date,
      day_start: start,
      day_end: end,
      rooms: Object.fromEntries(
        rooms.map(({ name, items }) => [
          name,
          items.map(({ persons, ...item }) => ({
            ...item,
            subtitle: '',
            description: '',
            persons: persons.map((person) => ({ ...person, public_name: person.name })),
            links: [],
            attachments: [],
          })),
        ]),
      ),
    })),
  };
  return JSON.stringify({ schedule: { version: String(event.version), conference } });
};
