import type { Suggestion } from '@plenum/contract';
import type { Person } from '../../platform/person.ts';
import type { Work } from '../../platform/work.ts';

/** What posts need to know of profiles, which are told of cards in turn. */
export interface FeedWork extends Work {
  suggest(person: Person, eventId: number): Promise<Suggestion[]>;
}
