import type { HallBooth, StaffOnline } from '@plenum/contract';
import type { HallSearch } from './hall.places.ts';
import { plainWords } from '../../../platform/i18n/plain-words.ts';

/** Lower case and without accents, as it is searched. */

const wordsOf = (q: string) => plainWords(q).split(/\s+/).filter(Boolean);

const textOf = ({ name, tagline, topics, products }: HallBooth) =>
  plainWords([name, ...Object.values(tagline), ...topics, ...products].join('\n'));

const mostChips = 24;

export const alikeTo = (one: string) => (other: string) => plainWords(other) === plainWords(one);
const alike = (all: readonly string[], one: string) => all.some(alikeTo(one));

/** What is known of the reader and of who is here, for the filters that ask for it. */
export interface Standing {
  saved: ReadonlySet<number>;
  visited: ReadonlySet<number>;
  online: ReadonlyMap<number, StaffOnline['booths'][number]>;
}

/** Whether a booth is among what the address asks for; every word has to be found in it. */
export function fits(booth: HallBooth, search: HallSearch, standing: Standing): boolean {
  const { q = '', topic, product, online, mine } = search;
  if (topic !== undefined && !alike(booth.topics, topic)) return false;
  if (product !== undefined && !alike(booth.products, product)) return false;
  if (online !== undefined && !standing.online.has(booth.id)) return false;
  if (mine === 'saved' && !standing.saved.has(booth.id)) return false;
  if (mine === 'visited' && !standing.visited.has(booth.id)) return false;
  if (mine === 'new' && standing.visited.has(booth.id)) return false;
  const text = textOf(booth);
  return wordsOf(q).every((word) => text.includes(word));
}

/** The topics most booths have, for a row one can tap; as many as one looks through at a glance. */
export function commonTopics(booths: readonly HallBooth[], topics: readonly string[]): string[] {
  const count = new Map<string, number>();
  for (const topic of booths.flatMap((booth) => booth.topics.map(plainWords))) {
    count.set(topic, (count.get(topic) ?? 0) + 1);
  }
  const boothsWith = (topic: string) => count.get(plainWords(topic)) ?? 0;
  return topics.toSorted((one, other) => boothsWith(other) - boothsWith(one)).slice(0, mostChips);
}

/** Each said once however it is written, in the order of the reader's alphabet. */
export function choicesIn(
  booths: readonly HallBooth[],
  what: 'topics' | 'products',
  locale: string,
): string[] {
  const known = new Map<string, string>();
  for (const said of booths.flatMap((booth) => booth[what])) {
    if (!known.has(plainWords(said))) known.set(plainWords(said), said);
  }
  return [...known.values()].toSorted((a, b) => a.localeCompare(b, locale));
}
