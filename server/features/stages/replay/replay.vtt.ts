import { type Cue, mostCues } from '@plenum/contract/features/stages/index.ts';
import { problem } from '../../../platform/http/problem.ts';

const longestLine = 400;
const arrow = '-->';
const clock = /^(?:(\d\d):)?([0-5]\d):([0-5]\d)\.(\d{3})$/;
const named: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&nbsp;': '\u00a0',
  '&lrm;': '\u200e',
  '&rlm;': '\u200f',
};

/** Which line of the file cannot be read. */
const unreadable = (line: number) =>
  problem('stages.captions_unreadable', {
    errors: [{ path: `/${line}`, message: 'is not WebVTT' }],
  });

/** WebVTT, strictly: words are kept, looks and places are not. In one walk, however it is made. */
export function readVtt(bytes: Uint8Array): Cue[] {
  const lines = linesOf(bytes);
  if (!/^WEBVTT(?:[ \t].*)?$/.test(lines[0] ?? '')) throw unreadable(1);
  const cues: Cue[] = [];
  let at = endOfBlock(lines, 1);
  while (at < lines.length) {
    const end = endOfBlock(lines, at);
    const cue = cueOf(lines, at, end);
    if (cue && cues.push(cue) > mostCues) throw unreadable(at + 1);
    at = end + 1;
  }
  if (cues.length === 0) throw unreadable(lines.length);
  return cues.toSorted((one, other) => one.from - other.from);
}

function linesOf(bytes: Uint8Array): string[] {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text.split(/\r\n|\r|\n/);
  } catch {
    throw unreadable(1);
  }
}

const endOfBlock = (lines: readonly string[], from: number): number => {
  let at = from;
  while (at < lines.length && lines[at] !== '') at += 1;
  return at;
};

/** Null: an empty line, a note, or how something looks. */
function cueOf(lines: readonly string[], start: number, end: number): Cue | null {
  const first = lines[start] ?? '';
  if (start === end || /^(?:NOTE|STYLE|REGION)(?:[ \t]|$)/.test(first)) return null;
  // A cue may have a name above its times.
  const at = first.includes(arrow) ? start : start + 1;
  const times = lines[at] ?? '';
  if (at >= end || !times.includes(arrow)) throw unreadable(start + 1);
  const [from = NaN, until = NaN] = times.split(arrow).map((part) => secondsOf(part));
  if (!(until > from)) throw unreadable(at + 1);
  const text = wordsOf(lines.slice(at + 1, end));
  if (text.length > longestLine) throw unreadable(at + 2);
  return text === '' ? null : { from, until, text };
}

/** What stands behind the second time is where on the picture it is to be. */
function secondsOf(part: string): number {
  const [, hours = '0', minutes, seconds, rest] =
    clock.exec(part.trim().split(/[ \t]/)[0] ?? '') ?? [];
  return Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds) + Number(rest) / 1_000;
}

const wordsOf = (lines: readonly string[]): string =>
  lines
    .map((line) =>
      line.replace(/<[^<>]*>/g, '').replace(/&[a-z]{2,4};/g, (name) => named[name] ?? name),
    )
    .map((line) => line.replace(/[\u0000-\u001f]/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n');
