import type { CardValues, Drop } from '@plenum/contract';
import type { Db } from '../../platform/db/db.ts';
import { problem } from '../../platform/http/problem.ts';
import type { Person } from '../../platform/person.ts';
import { findStaffCards } from './dropcards.cards.queries.ts';
import type { CardWork } from './dropcards.facts.ts';
import { findCardFacts } from './dropcards.people.ts';
import { findDrops } from './dropcards.queries.ts';
import { usualStaffFields, valuesOf } from './dropcards.values.ts';
import { dropView } from './dropcards.view.ts';

export async function receiptOf(
  work: CardWork,
  db: Db,
  person: Person,
  eventId: number,
  id: number,
): Promise<Drop> {
  const [receipt] = await receiptsOf(work, db, person, eventId, id);
  if (!receipt) throw problem('not_found');
  return receipt;
}

export async function receiptsOf(
  work: CardWork,
  db: Db,
  { organisationId, id: personId }: Person,
  eventId: number,
  dropId: number | null,
): Promise<Drop[]> {
  const rows = await findDrops(db, organisationId, eventId, personId, dropId);
  const holders = rows.flatMap(({ exhibitorId, withdrawnAt }) =>
    exhibitorId === null || withdrawnAt ? [] : [exhibitorId],
  );
  const cards = await staffCardsAt(work, db, organisationId, eventId, holders);
  return rows.map((row) =>
    dropView(row, row.withdrawnAt ? [] : (cards.get(row.exhibitorId ?? 0) ?? [])),
  );
}

/** As they are now: who works there no more gives no card. */
async function staffCardsAt(
  work: CardWork,
  db: Db,
  organisationId: number,
  eventId: number,
  exhibitorIds: readonly number[],
): Promise<Map<number, CardValues[]>> {
  const staff = await findStaffCards(db, organisationId, eventId, exhibitorIds);
  const people = staff.map(({ personId }) => personId);
  const facts = await findCardFacts(db, work, organisationId, people);
  const cards = new Map<number, CardValues[]>();
  for (const { exhibitorId, personId, fields } of staff) {
    const theirs = facts.get(personId);
    if (!theirs) continue;
    const card = valuesOf(theirs, fields ?? usualStaffFields);
    cards.set(exhibitorId, [...(cards.get(exhibitorId) ?? []), card]);
  }
  return cards;
}
