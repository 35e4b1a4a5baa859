import type ICAL from 'ical.js';
import type { CalendarImport } from '@plenum/contract';
import { beginningOf } from '../../../platform/beginning-of.ts';
import { problem } from '../../../platform/http/problem.ts';
import { shortLines } from '../../../platform/ical/short-lines.ts';
import { type Incoming, Unusable } from './exchange.incoming.ts';
import { incomingOf } from '../entry/entry.read-entry.ts';
import type { FileZones } from './exchange.read-zone.ts';

type Component = InstanceType<typeof ICAL.Component>;
type Fault = CalendarImport['faults'][number];

const most = 3_000;

/** What a calendar of any program holds: each entry with its repeats, and what nobody can read. */
export async function readIcal(
  bytes: Uint8Array,
  usualZone: string,
): Promise<{ entries: Incoming[]; faults: Fault[] }> {
  const text = unfolded(bytes);
  if (!/^BEGIN:VCALENDAR\s*$/im.test(text)) throw problem('calendar.file_unreadable');
  const { default: ical } = await import('ical.js');
  const lines = text.split('\n');
  const faults: Fault[] = [];
  const parse = (part: string): Component | null => {
    try {
      return new ical.Component(ical.parse(part) as never);
    } catch {
      return null;
    }
  };
  const zones = zonesOf(partsIn(lines, 'VTIMEZONE').map(parse));
  const groups = new Map<string, Component[]>();
  for (const [place, part] of partsIn(lines, 'VEVENT').entries()) {
    const component = parse(part);
    if (!component) {
      faults.push({ title: titleIn(part), reason: 'broken' });
      continue;
    }
    const uid = String(component.getFirstPropertyValue('uid') ?? `${place}`);
    const group = groups.get(uid);
    if (group) group.push(component);
    else groups.set(uid, [component]);
  }
  const entries: Incoming[] = [];
  for (const [uid, components] of groups) {
    try {
      if (entries.length >= most) throw new Unusable('too_many');
      entries.push(...incomingOf(uid, components, { zones, usualZone }));
    } catch (error) {
      if (!(error instanceof Unusable)) throw error;
      const title = beginningOf(String(components[0]?.getFirstPropertyValue('summary') ?? ''), 200);
      faults.push({ title, reason: error.reason });
    }
  }
  return { entries, faults: faults.slice(0, 500) };
}

/**
 * Lines are put together before they are read as UTF-8: some programs fold inside a character. A rule
 * is read by us, so that one nobody knows does not end the reading of all.
 */
function unfolded(bytes: Uint8Array): string {
  const raw = Buffer.from(bytes)
    .toString('latin1')
    .replace(/\r\n?/g, '\n')
    .replace(/\n[ \t]/g, '');
  const text = new TextDecoder().decode(Buffer.from(raw, 'latin1'));
  return shortLines(text).replace(/^RRULE([;:])/gim, 'X-RULE$1');
}

/** From each beginning to the next end, in one walk. */
function partsIn(lines: readonly string[], name: string): string[] {
  const parts: string[] = [];
  let begun: number | null = null;
  for (const [place, line] of lines.entries()) {
    const said = line.trimEnd().toUpperCase();
    if (said === `BEGIN:${name}`) begun ??= place;
    if (said !== `END:${name}` || begun === null) continue;
    parts.push(lines.slice(begun, place + 1).join('\n'));
    begun = null;
  }
  return parts;
}

const titleIn = (part: string): string =>
  beginningOf(/^SUMMARY[^:\n]*:(.*)$/im.exec(part)?.[1] ?? '', 200);

function zonesOf(components: readonly (Component | null)[]): FileZones {
  return new Map(
    components.flatMap((zone) => {
      if (!zone) return [];
      const periods = zone.getAllSubcomponents();
      const offsets = periods.map((period) => String(period.getFirstPropertyValue('tzoffsetto')));
      const place = zone.getFirstPropertyValue('x-lic-location');
      const facts = {
        place: place === null ? null : String(place),
        offsets: [...new Set(offsets)],
      };
      return [[String(zone.getFirstPropertyValue('tzid')), facts]];
    }),
  );
}
