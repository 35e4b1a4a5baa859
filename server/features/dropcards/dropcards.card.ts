import { randomBytes } from 'node:crypto';
import type { CardField, Download, MyCard } from '@plenum/contract';
import type { Db } from '../../platform/db/db.ts';
import { problem } from '../../platform/http/problem.ts';
import type { Person } from '../../platform/person.ts';
import { addressOf } from '../../platform/work.ts';
import { requireMyEvent } from '../events/index.ts';
import { findCard, insertCard, updateCode, updateFields } from './dropcards.cards.queries.ts';
import type { CardWork } from './dropcards.facts.ts';
import { tellMine } from './dropcards.live.ts';
import { requireCardFacts } from './dropcards.people.ts';
import type { CardRow } from './dropcards.rows.ts';
import { allFields, usualFields, valuesOf } from './dropcards.values.ts';
import { printCards } from './dropcards.vcard.ts';

const newCode = () => randomBytes(16).toString('base64url');

export async function readMyCard(work: CardWork, person: Person, eventId: number): Promise<MyCard> {
  const { db } = work;
  const { organisationId } = await requireMyEvent(db, person, eventId);
  return showCard(work, db, await cardOf(db, organisationId, eventId, person.id));
}

/** What was given before stays as it was given. */
export const chooseFields = (
  work: CardWork,
  person: Person,
  eventId: number,
  fields: readonly CardField[],
): Promise<MyCard> =>
  work.transaction(async (tx) => {
    const { organisationId } = await requireMyEvent(tx, person, eventId);
    await cardOf(tx, organisationId, eventId, person.id);
    await updateFields(tx, organisationId, eventId, person.id, fields);
    tellMine(tx, { organisationId, eventId, personId: person.id });
    return showCard(work, tx, await cardOf(tx, organisationId, eventId, person.id));
  });

export const replaceLink = (work: CardWork, person: Person, eventId: number): Promise<MyCard> =>
  work.transaction(async (tx) => {
    const { organisationId } = await requireMyEvent(tx, person, eventId);
    await cardOf(tx, organisationId, eventId, person.id);
    await updateCode(tx, organisationId, eventId, person.id, newCode());
    tellMine(tx, { organisationId, eventId, personId: person.id });
    return showCard(work, tx, await cardOf(tx, organisationId, eventId, person.id));
  });

export async function myCardFile(
  work: CardWork,
  person: Person,
  eventId: number,
): Promise<Download> {
  const { values } = await readMyCard(work, person, eventId);
  return { name: 'card.vcf', content: printCards([{ values }]) };
}

/** Made when it is first looked at: everyone has one, and few need it. */
async function cardOf(
  db: Db,
  organisationId: number,
  eventId: number,
  personId: number,
): Promise<CardRow> {
  const known = await findCard(db, organisationId, eventId, personId);
  if (known) return known;
  const fields = [...usualFields];
  await insertCard(db, { organisationId, eventId, personId, fields, code: newCode() });
  const made = await findCard(db, organisationId, eventId, personId);
  if (!made) throw problem('not_found');
  return made;
}

async function showCard(work: CardWork, db: Db, card: CardRow): Promise<MyCard> {
  const { organisationId, personId, fields, code } = card;
  const facts = await requireCardFacts(db, work, organisationId, personId);
  return {
    fields,
    values: valuesOf(facts, fields),
    all: valuesOf(facts, allFields),
    link: `${addressOf(work.config)}/card#${code}`,
  };
}
