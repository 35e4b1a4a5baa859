import type { Db } from '../../platform/db/db.ts';
import { problem } from '../../platform/http/problem.ts';
import { findContacts } from '../accounts/index.ts';
import type { CardNeeds } from './dropcards.facts.ts';
import type { CardFacts } from './dropcards.values.ts';

/** All that could stand on the cards of these people. */
export async function findCardFacts(
  db: Db,
  needs: CardNeeds,
  organisationId: number,
  personIds: readonly number[],
): Promise<Map<number, CardFacts>> {
  const contacts = await findContacts(db, organisationId, personIds);
  const headlines = await needs.findHeadlinesFor(db, organisationId, personIds);
  return new Map(
    contacts.map((contact) => {
      const headline = headlines.get(contact.personId) ?? '';
      return [contact.personId, { ...contact, headline }];
    }),
  );
}

export async function requireCardFacts(
  db: Db,
  needs: CardNeeds,
  organisationId: number,
  personId: number,
): Promise<CardFacts> {
  const facts = (await findCardFacts(db, needs, organisationId, [personId])).get(personId);
  if (!facts) throw problem('not_found');
  return facts;
}
