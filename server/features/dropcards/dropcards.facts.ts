import type { Db } from '../../platform/db/db.ts';
import type { Work } from '../../platform/work.ts';
import type { ExhibitorRow, Held } from '../exhibitors/index.ts';

/** What cards need to know of features that themselves stand on cards. */
export interface CardNeeds {
  /** What people say they do, whoever they show it to: their own card is theirs to choose. */
  findHeadlinesFor(
    db: Db,
    organisationId: number,
    personIds: readonly number[],
  ): Promise<Map<number, string>>;
  /** How much each of them did at a booth, by its event's weights. */
  findScores(
    db: Db,
    booth: Pick<ExhibitorRow, 'organisationId' | 'eventId' | 'id'>,
    held: readonly Held[],
  ): Promise<Map<number, number>>;
}

export interface CardWork extends Work, CardNeeds {}
