import { isNode, nodesOf, readXml, textAt, type XmlNode } from '../../../platform/xml/read-xml.ts';
import { type FrabItem, type FrabSchedule, readFrab } from './exchange.read-frab.ts';
import { type ReadFile, type ReadingContext, Unreadable } from './exchange.incoming.ts';

const inside = (node: XmlNode, name: string): XmlNode => {
  const found = node[name];
  return isNode(found) ? found : {};
};

export function readScheduleXml(content: string, context: ReadingContext): ReadFile {
  const root = readXml(content);
  if (!root) throw new Unreadable('The file is not XML, or has a document type.');
  const schedule = root['schedule'];
  if (!isNode(schedule)) throw new Unreadable('There is no schedule.');
  return readFrab(scheduleOf(schedule), context);
}

function scheduleOf(schedule: XmlNode): FrabSchedule {
  const conference = inside(schedule, 'conference');
  const tracks = nodesOf(inside(conference, 'tracks')['track'] ?? conference['track']);
  const items = nodesOf(schedule['day']).flatMap((day) =>
    nodesOf(day['room']).flatMap((room) =>
      nodesOf(room['event']).map((event) => ({
        day: textAt(day, '@_date'),
        room: textAt(room, '@_name'),
        item: itemOf(event),
      })),
    ),
  );
  return {
    timeZone: textAt(conference, 'time_zone_name') || null,
    colours: new Map(tracks.map((track) => [textAt(track, '@_name'), textAt(track, '@_color')])),
    items,
  };
}

const itemOf = (event: XmlNode): FrabItem => ({
  id: textAt(event, '@_id'),
  guid: textAt(event, '@_guid'),
  title: textAt(event, 'title'),
  subtitle: textAt(event, 'subtitle'),
  type: textAt(event, 'type'),
  language: textAt(event, 'language'),
  track: textAt(event, 'track'),
  abstract: textAt(event, 'abstract'),
  description: textAt(event, 'description'),
  date: textAt(event, 'date'),
  start: textAt(event, 'start'),
  duration: textAt(event, 'duration'),
  url: textAt(event, 'url'),
  persons: nodesOf(inside(event, 'persons')['person']).map((person) => ({
    code: textAt(person, '@_code') || textAt(person, '@_guid') || textAt(person, '@_id'),
    name: textAt(person, '#text'),
    bio: '',
  })),
});
