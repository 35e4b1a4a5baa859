import { instantOf } from '../../../platform/clock/wall-time.ts';
import { shortLines } from '../../../platform/ical/short-lines.ts';
import type { ImportFault } from '@plenum/contract';
import {
  type Incoming,
  kindFrom,
  plain,
  type ReadFile,
  type ReadingContext,
  Unreadable,
} from './exchange.incoming.ts';

type IcalComponent = InstanceType<(typeof import('ical.js').default)['Component']>;
type IcalTime = InstanceType<(typeof import('ical.js').default)['Time']>;

/** One session an entry; what repeats comes in once, where it begins. */
export async function readIcal(content: string, context: ReadingContext): Promise<ReadFile> {
  const { default: ICAL } = await import('ical.js');
  let entries: IcalComponent[];
  try {
    entries = new ICAL.Component(ICAL.parse(shortLines(content)) as never).getAllSubcomponents(
      'vevent',
    );
  } catch {
    throw new Unreadable('The file is no calendar.');
  }
  const faults: ImportFault[] = [];
  const sessions = entries.map((entry, index) => incomingOf(entry, index + 1, context, faults));
  return { sessions, faults };
}

function incomingOf(
  entry: IcalComponent,
  row: number,
  { timeZone, language }: ReadingContext,
  faults: ImportFault[],
): Incoming {
  const said = (name: string) => textOf(valueOf(entry, name));
  const from = momentOf(entry, 'dtstart', timeZone);
  const to = momentOf(entry, 'dtend', timeZone);
  if (!from) faults.push({ row, code: 'start_wrong', value: rawOf(entry, 'dtstart') });
  const duration = valueOf(entry, 'duration') as { toSeconds?(): number } | null;
  const minutes =
    from && to ? (to.getTime() - from.getTime()) / 60_000 : (duration?.toSeconds?.() ?? 1800) / 60;
  const url = said('url');
  const abstract = said('description');
  return {
    row,
    code: said('uid'),
    kind: kindFrom(said('categories')),
    title: { [language]: said('summary') },
    abstract: abstract ? { [language]: abstract } : {},
    language: null,
    track: null,
    room: said('location') || null,
    startsAt: from?.toISOString() ?? null,
    minutes,
    capacity: null,
    joinUrl: /^https?:\/\//.test(url) ? url : null,
    speakers: [],
  };
}

/** A value is read when it is asked for, and one that is none is thrown about. */
function valueOf(entry: IcalComponent, name: string): unknown {
  try {
    return entry.getFirstPropertyValue(name);
  } catch {
    return null;
  }
}

/** As it is written in the file. */
const rawOf = (entry: IcalComponent, name: string): string =>
  textOf(entry.getFirstProperty(name)?.jCal[3]);

const textOf = (value: unknown): string => (typeof value === 'string' ? plain(value) : '');

/** In UTC as it stands; with a zone that has a name, or none, by what clocks there show. */
function momentOf(entry: IcalComponent, name: string, usualZone: string): Date | null {
  const property = entry.getFirstProperty(name);
  const time = valueOf(entry, name) as IcalTime | null;
  if (!property || !time || typeof time.toJSDate !== 'function') return null;
  if (time.zone?.tzid === 'UTC') return time.toJSDate();
  const zone = property.getFirstParameter('tzid') || usualZone;
  const text = time.toString();
  try {
    return instantOf(text.slice(0, 10), text.slice(11, 16) || '00:00', zone);
  } catch {
    return instantOf(text.slice(0, 10), text.slice(11, 16) || '00:00', usualZone);
  }
}
