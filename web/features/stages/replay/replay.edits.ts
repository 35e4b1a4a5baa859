import type { Cue } from '@plenum/contract';

/** A cue as it is written; its number stays with it, wherever it moves. */
export interface Line extends Cue {
  id: number;
}

const usualSeconds = 3;
const shortest = 0.1;
const rounded = (seconds: number) => Math.round(seconds * 1_000) / 1_000;

export const linesOf = (cues: readonly Cue[]): Line[] =>
  cues.map((cue, place) => ({ id: place + 1, ...cue }));

/** What is kept: in its order, without what says nothing. */
export const cuesOf = (lines: readonly Line[]): Cue[] =>
  lines
    .filter(({ text }) => text.trim() !== '')
    .map(({ from, until, text }) => ({ from, until, text: text.trim() }))
    .toSorted((one, other) => one.from - other.from);

const nextId = (lines: readonly Line[]) => Math.max(0, ...lines.map(({ id }) => id)) + 1;

/** An empty line at this moment, where it belongs; it ends before the next one begins. */
export function withLineAt(lines: readonly Line[], now: number): { lines: Line[]; id: number } {
  const from = rounded(now);
  const place = lines.filter((line) => line.from <= from).length;
  const next = lines[place]?.from ?? Infinity;
  const until = rounded(Math.max(from + shortest, Math.min(from + usualSeconds, next)));
  const id = nextId(lines);
  return { lines: lines.toSpliced(place, 0, { id, from, until, text: '' }), id };
}

const changed = (lines: readonly Line[], id: number, change: (line: Line) => Line): Line[] =>
  lines.map((line) => (line.id === id ? change(line) : line));

export const withText = (lines: readonly Line[], id: number, text: string): Line[] =>
  changed(lines, id, (line) => ({ ...line, text }));

/** What would end before it begins is moved as a whole. */
export const beginningAt = (lines: readonly Line[], id: number, now: number): Line[] =>
  changed(lines, id, (line) => {
    const from = rounded(now);
    return { ...line, from, until: Math.max(line.until, rounded(from + shortest)) };
  });

export const endingAt = (lines: readonly Line[], id: number, now: number): Line[] =>
  changed(lines, id, (line) => {
    const until = Math.max(rounded(now), shortest);
    return { ...line, until, from: Math.min(line.from, rounded(until - shortest)) };
  });

/** In two where the mark stands in its text; its time is shared by how much text there is. */
export function split(lines: readonly Line[], id: number, mark: number): Line[] {
  const place = lines.findIndex((line) => line.id === id);
  const line = lines[place];
  if (!line || mark <= 0 || mark >= line.text.length) return [...lines];
  const { from, until, text } = line;
  const middle = rounded(from + ((until - from) * mark) / text.length);
  return lines.toSpliced(
    place,
    1,
    { ...line, until: middle, text: text.slice(0, mark).trim() },
    { id: nextId(lines), from: middle, until, text: text.slice(mark).trim() },
  );
}

/** With the one after it, as one. */
export function join(lines: readonly Line[], id: number): Line[] {
  const place = lines.findIndex((line) => line.id === id);
  const [line, next] = lines.slice(place, place + 2);
  if (place === -1 || !line || !next) return [...lines];
  const text = [line.text, next.text].filter((one) => one !== '').join('\n');
  return lines.toSpliced(place, 2, { ...line, until: Math.max(line.until, next.until), text });
}

export const without = (lines: readonly Line[], id: number): Line[] =>
  lines.filter((line) => line.id !== id);

const two = (part: number) => String(part).padStart(2, '0');

/** `1:02.5`, and `1:01:02.5` where there are hours. */
export function timeText(seconds: number): string {
  const tenths = Math.round(seconds * 10);
  const whole = Math.floor(tenths / 10);
  const rest = `${two(whole % 60)}.${tenths % 10}`;
  const minutes = Math.floor(whole / 60);
  return minutes < 60
    ? `${minutes}:${rest}`
    : `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${rest}`;
}

/** Null: no time. A comma is a point. */
export function timeIn(text: string): number | null {
  const match = /^(?:(?:(\d{1,2}):)?(\d{1,3}):)?(\d{1,5}(?:[.,]\d{1,3})?)$/.exec(text.trim());
  if (!match) return null;
  const [, hours = '0', minutes = '0', seconds = '0'] = match;
  return rounded(Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds.replace(',', '.')));
}
