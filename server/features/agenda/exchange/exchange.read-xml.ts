import { XMLParser } from 'fast-xml-parser';
import { SyntaxValidator } from 'fast-xml-validator';
import { type FrabItem, type FrabSchedule, readFrab } from './exchange.read-frab.ts';
import { type ReadFile, type ReadingContext, Unreadable } from './exchange.incoming.ts';

type Node = Readonly<Record<string, unknown>>;
const lists = new Set(['day', 'room', 'event', 'person']);

const parser = new XMLParser({
  ignoreAttributes: false,
  parseTagValue: false,
  parseAttributeValue: false,
  isArray: (name, _path, _isLeaf, isAttribute) => !isAttribute && lists.has(name),
});

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const nodes = (value: unknown): Node[] =>
  (Array.isArray(value) ? value : value === undefined ? [] : [value]).map((one) =>
    isNode(one) ? one : { '#text': one },
  );
const inside = (node: unknown, name: string): Node => {
  const found = isNode(node) ? node[name] : undefined;
  return isNode(found) ? found : {};
};

function text(node: Node, name: string): string {
  const value = node[name];
  const found = isNode(value) ? value['#text'] : value;
  return typeof found === 'string' || typeof found === 'number' ? String(found).trim() : '';
}

/** A schedule has no need of a document type, and what one can do to a reader nobody wants. */
export function readScheduleXml(content: string, context: ReadingContext): ReadFile {
  if (/<!DOCTYPE|<!ENTITY/i.test(content)) throw new Unreadable('A document type is not read.');
  refuseBroken(content);
  const root: unknown = parser.parse(content);
  if (!isNode(root) || !isNode(root['schedule'])) throw new Unreadable('There is no schedule.');
  return readFrab(scheduleOf(root['schedule']), context);
}

function refuseBroken(content: string): void {
  try {
    SyntaxValidator.validate(content);
  } catch {
    throw new Unreadable('The file is not XML.');
  }
}

function scheduleOf(schedule: Node): FrabSchedule {
  const conference = inside(schedule, 'conference');
  const tracks = nodes(inside(conference, 'tracks')['track'] ?? conference['track']);
  const items = nodes(schedule['day']).flatMap((day) =>
    nodes(day['room']).flatMap((room) =>
      nodes(room['event']).map((event) => ({
        day: text(day, '@_date'),
        room: text(room, '@_name'),
        item: itemOf(event),
      })),
    ),
  );
  return {
    timeZone: text(conference, 'time_zone_name') || null,
    colours: new Map(tracks.map((track) => [text(track, '@_name'), text(track, '@_color')])),
    items,
  };
}

const itemOf = (event: Node): FrabItem => ({
  id: text(event, '@_id'),
  guid: text(event, '@_guid'),
  title: text(event, 'title'),
  subtitle: text(event, 'subtitle'),
  type: text(event, 'type'),
  language: text(event, 'language'),
  track: text(event, 'track'),
  abstract: text(event, 'abstract'),
  description: text(event, 'description'),
  date: text(event, 'date'),
  start: text(event, 'start'),
  duration: text(event, 'duration'),
  url: text(event, 'url'),
  persons: nodes(inside(event, 'persons')['person']).map((person) => ({
    code: text(person, '@_code') || text(person, '@_guid') || text(person, '@_id'),
    name: text(person, '#text'),
    bio: '',
  })),
});
