import type { WordFilter } from '@plenum/contract';
import type { Person } from '../../platform/person.ts';
import { record } from '../audit/index.ts';
import { requireModerated } from '../events/index.ts';
import type { Work } from '../../platform/work.ts';
import { tellDesk } from './moderation.live.ts';
import { findWords, upsertWords } from './moderation.words.queries.ts';

const none: WordFilter = { refused: [], held: [] };

export async function readFilter(
  { db }: Work,
  person: Person,
  eventId: number,
): Promise<WordFilter> {
  const { organisationId } = await requireModerated(db, person, eventId);
  return (await findWords(db, organisationId, eventId)) ?? none;
}

const tidied = (words: readonly string[]): string[] => [
  ...new Set(words.map((word) => word.trim().replaceAll(/\s+/g, ' '))),
];

export const changeFilter = (
  work: Work,
  person: Person,
  eventId: number,
  words: WordFilter,
): Promise<WordFilter> =>
  work.transaction(async (tx) => {
    const { organisationId, name } = await requireModerated(tx, person, eventId);
    const before = (await findWords(tx, organisationId, eventId)) ?? none;
    const after = { refused: tidied(words.refused), held: tidied(words.held) };
    await upsertWords(tx, organisationId, eventId, after);
    await record(tx, person, {
      action: 'moderation.words_changed',
      subjectId: eventId,
      subject: name,
      before,
      after,
    });
    await tellDesk(tx, organisationId, eventId);
    return after;
  });
