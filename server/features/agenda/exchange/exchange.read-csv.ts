import type { ImportFault, Texts } from '@plenum/contract';
import { asWritten, type CsvRow, readCsvRows } from '../../../platform/csv.ts';
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
  sessionKinds,
  Unreadable,
} from './exchange.incoming.ts';

/** A table with a head: `title` or `title_de`, `start` or `day` and `time`, `minutes` or `end`. */
export function readCsv(content: string, context: ReadingContext): ReadFile {
  const rows = readCsvRows(content, (columns) =>
    columns.some((name) => name === 'title' || name.startsWith('title_')),
  );
  if (!rows) throw new Unreadable('The table has no column title.');
  const faults: ImportFault[] = [];
  const sessions = rows.map((row, index) => incomingOf(row, index + 2, context, faults));
  return { sessions, faults };
}

/** A spreadsheet keeps what begins like a formula behind an apostrophe. */
const cell = (row: CsvRow, name: string): string => asWritten(plain(row[name] ?? ''));

function incomingOf(
  row: CsvRow,
  line: number,
  context: ReadingContext,
  faults: ImportFault[],
): Incoming {
  const fault = (code: ImportFault['code'], value: string) =>
    void faults.push({ row: line, code, value });
  const startsAt = startOf(row, context.timeZone);
  if (startsAt === undefined) fault('start_wrong', cell(row, 'start') || cell(row, 'day'));
  const start = startsAt ?? null;
  const minutes = lengthOf(row, start, context.timeZone);
  if (minutes === null) fault('length_wrong', cell(row, 'minutes') || cell(row, 'end'));
  const spoken = cell(row, 'language');
  const language = languageFrom(spoken);
  if (spoken && !language) fault('language_unknown', spoken);
  const capacity = cell(row, 'capacity');
  if (capacity && !/^[1-9]\d{0,6}$/.test(capacity)) fault('capacity_wrong', capacity);
  const written = language ?? context.language;
  const track = cell(row, 'track');
  return {
    row: line,
    code: cell(row, 'code') || cell(row, 'id'),
    kind: kindOf(cell(row, 'kind') || cell(row, 'type')),
    title: textsOf(row, 'title', written),
    abstract: textsOf(row, 'abstract', written),
    language,
    track: track ? { name: track, colour: null } : null,
    room: cell(row, 'room') || null,
    startsAt: start,
    minutes: minutes ?? 0,
    capacity: Number(capacity) || null,
    joinUrl: cell(row, 'join_url') || null,
    speakers: [...people(row, 'speakers', 'speaker'), ...people(row, 'chairs', 'chair')],
  };
}

const kindOf = (words: string) => sessionKinds.find((kind) => kind === words) ?? kindFrom(words);

function textsOf(row: CsvRow, name: string, language: string): Texts {
  const texts: Record<string, string> = {};
  const usual = cell(row, name);
  if (usual) texts[language] = usual;
  for (const other of ['en', 'de', 'fr', 'pt']) {
    const words = cell(row, `${name}_${other}`);
    if (words) texts[other] = words;
  }
  return texts;
}

const people = (row: CsvRow, name: string, role: IncomingSpeaker['role']): IncomingSpeaker[] =>
  cell(row, name)
    .split(/[;\n]/)
    .map((one) => one.trim())
    .filter(Boolean)
    .map((one) => ({ code: null, name: one, bio: '', role }));

/** Null where none is told; undefined where it cannot be read. */
function startOf(row: CsvRow, zone: string): string | null | undefined {
  const start =
    cell(row, 'start') || [cell(row, 'day'), cell(row, 'time')].filter(Boolean).join(' ');
  if (!start) return null;
  return momentOf(start, zone)?.toISOString();
}

/** With a distance from UTC the moment itself, else what clocks at the event show. */
function momentOf(words: string, zone: string): Date | null {
  const found =
    /^(\d{4}-\d\d-\d\d)[T ]+(\d{1,2}:\d\d)(?::\d\d(?:\.\d+)?)?\s*(Z|[+-]\d\d:?\d\d)?$/.exec(words);
  if (!found) return null;
  const [, day = '', time = '', offset] = found;
  if (!offset) return instantOf(day, time, zone);
  const instant = new Date(`${day}T${time.padStart(5, '0')}:00${offset}`);
  return Number.isNaN(instant.getTime()) ? null : instant;
}

function lengthOf(row: CsvRow, start: string | null, zone: string): number | null {
  const minutes = cell(row, 'minutes') || cell(row, 'duration');
  if (minutes) return minutesFrom(minutes);
  const end = cell(row, 'end');
  if (!end) return 30;
  const moment = momentOf(end, zone);
  return moment && start ? (moment.getTime() - Date.parse(start)) / 60_000 : null;
}
