import type { ImportFault } from '@plenum/contract';
import { beginningOf } from '../../../platform/beginning-of.ts';
import { wordsIn } from '../../../platform/words.ts';
import type { Incoming } from './exchange.incoming.ts';

/** What the draft would not take, by row. */
export function faultsOf(
  sessions: readonly Incoming[],
  languages: readonly string[],
): ImportFault[] {
  const seen = new Set<string>();
  return sessions.flatMap((session) => {
    const { row, code } = session;
    const isDouble = code !== '' && seen.has(code);
    seen.add(code);
    const found = (isBad: boolean, name: ImportFault['code'], value: string): ImportFault[] =>
      isBad ? [{ row, code: name, value: beginningOf(value, 100) }] : [];
    const title = wordsIn(session.title, languages);
    const { minutes, joinUrl, speakers, room, track } = session;
    return [
      ...found(title.trim() === '', 'title_missing', ''),
      ...found(longest(session.title) > 300, 'title_long', title),
      ...found(longest(session.abstract) > 10_000, 'text_long', title),
      ...found(isDouble, 'code_double', code),
      ...found(
        !Number.isInteger(minutes) || minutes < 1 || minutes > 1440,
        'length_wrong',
        String(minutes),
      ),
      ...found(
        joinUrl !== null && !/^https?:\/\/\S{1,480}$/.test(joinUrl),
        'link_wrong',
        joinUrl ?? '',
      ),
      ...found(speakers.length > 50, 'speakers_many', String(speakers.length)),
      ...[room ?? '', track?.name ?? ''].flatMap((name) =>
        found(name.length > 80, 'name_long', name),
      ),
      ...speakers.flatMap(({ name }) => found(name.length > 120 || name === '', 'name_long', name)),
    ];
  });
}

const longest = (texts: object): number =>
  Math.max(0, ...Object.values(texts).map((words) => String(words).length));
