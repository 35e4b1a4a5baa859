import type { ImportFault, Language, SessionKind, Texts } from '@plenum/contract';

/** A session as a file tells it, whatever the form of the file. */
export interface Incoming {
  row: number;
  code: string;
  kind: SessionKind;
  title: Texts;
  abstract: Texts;
  language: Language | null;
  track: { name: string; colour: string | null } | null;
  room: string | null;
  startsAt: string | null;
  minutes: number;
  capacity: number | null;
  joinUrl: string | null;
  speakers: IncomingSpeaker[];
}

export interface IncomingSpeaker {
  /** What the other system knows them by; null where it only tells a name. */
  code: string | null;
  name: string;
  bio: string;
  role: 'speaker' | 'chair';
}

export interface ReadFile {
  sessions: Incoming[];
  faults: ImportFault[];
}

/** What is read in the light of: whose clocks, and what is spoken where a file does not say. */
export interface ReadingContext {
  timeZone: string;
  language: Language;
}

/** Thrown where a file cannot be read at all. */
export class Unreadable extends Error {}

export const sessionKinds: readonly SessionKind[] = [
  'keynote',
  'talk',
  'panel',
  'workshop',
  'networking',
  'break',
  'other',
];

const kinds: readonly (readonly [SessionKind, RegExp])[] = [
  ['keynote', /keynote|plenary|opening|closing/i],
  ['panel', /panel|round.?table|discussion/i],
  ['workshop', /workshop|tutorial|hands.?on|training/i],
  ['break', /break|lunch|coffee|pause|dinner|breakfast/i],
  ['networking', /network|social|meet|party|reception|birds/i],
  ['talk', /talk|lecture|presentation|session|lightning|demo|podium/i],
];

/** Other systems let people name their kinds as they like. */
export const kindFrom = (words: string): SessionKind =>
  kinds.find(([, pattern]) => pattern.test(words))?.[0] ?? (words.trim() === '' ? 'talk' : 'other');

const languages: readonly Language[] = ['en', 'de', 'fr', 'pt'];

/** `de-formal` is German; what we do not write is nothing. */
export const languageFrom = (tag: string): Language | null =>
  languages.find((language) => language === tag.trim().slice(0, 2).toLowerCase()) ?? null;

/** `00:45`, `1:30:00` or `45`, in minutes; null when it is none. */
export function minutesFrom(length: string): number | null {
  const text = length.trim();
  if (/^\d{1,4}$/.test(text)) return Number(text);
  const clock = /^(?:(\d{1,2}):)?(\d{1,2}):(\d{2})(?::00)?$/.exec(text);
  if (!clock) return null;
  const [, days = '0', hours = '0', minutes = '0'] = clock;
  return Number(days) * 1440 + Number(hours) * 60 + Number(minutes);
}

/** Only ever the letters: files of other systems may hold tags. */
export const plain = (text: string): string =>
  text
    .replace(/<br\s*\/?>|<\/p>/gi, '\n')
    .replace(/<[a-z/][^>]{0,500}>/gi, '')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim();
