import { createHash } from 'node:crypto';
import type { CardField } from '@plenum/contract';
import type { Db } from '../../platform/db/db.ts';
import { problem } from '../../platform/http/problem.ts';
import type { Tx } from '../../platform/work.ts';
import { type BoothFound, findStaffIds } from '../exhibitors/index.ts';
import type { CardWork } from './dropcards.facts.ts';
import { tellLead, tellMine } from './dropcards.live.ts';
import { insertGiven } from './dropcards.ledger.queries.ts';
import { requireCardFacts } from './dropcards.people.ts';
import {
  findDropByKey,
  findHeldDrop,
  insertDrop,
  keepBooth,
  lockCardsOf,
} from './dropcards.queries.ts';
import type { DropRow } from './dropcards.rows.ts';
import { fieldsIn, valuesOf } from './dropcards.values.ts';

/** What was asked under a key, and by whom. */
export interface Asked {
  key: string;
  hash: Buffer;
}

export const askedFor = (key: string, ...what: readonly unknown[]): Asked => ({
  key,
  hash: createHash('sha256').update(JSON.stringify(what)).digest(),
});

/** What came of the same call when it came before; null when it is new. */
export async function findRepeated(
  db: Db,
  organisationId: number,
  { key, hash }: Asked,
): Promise<DropRow | null> {
  const known = await findDropByKey(db, organisationId, key);
  if (known && !known.askedHash.equals(hash)) throw problem('dropcards.key_used');
  return known;
}

interface Gift extends BoothFound {
  personId: number;
  fields: readonly CardField[];
  via: DropRow['via'];
  note: string;
  remark: string;
}

/** A booth holds a card once: what comes twice, or at the same time, meets the drop that stands. */
export async function give(
  tx: Tx,
  work: CardWork,
  asked: Asked,
  { booth, personId, fields, via, note, remark }: Gift,
): Promise<{ drop: DropRow; fullName: string; isNew: boolean }> {
  const { organisationId, eventId, id: exhibitorId } = booth;
  const staff = await findStaffIds(tx, organisationId, exhibitorId);
  if (staff.includes(personId)) throw problem('dropcards.own_booth');
  if (!(await keepBooth(tx, organisationId, exhibitorId))) throw problem('not_found');
  await lockCardsOf(tx, personId);
  const facts = await requireCardFacts(tx, work, organisationId, personId);
  const { fullName, avatar } = facts;
  const standing =
    (await findRepeated(tx, organisationId, asked)) ??
    (await findHeldDrop(tx, organisationId, exhibitorId, personId));
  if (standing) return { drop: standing, fullName, isNew: false };
  const given = valuesOf(facts, fields);
  const names = { organisationId, eventId, exhibitorId, exhibitorName: booth.name, personId };
  const droppedAt = work.clock.now();
  const { key, hash: askedHash } = asked;
  const fresh = { ...names, key, askedHash, via, given, note, remark, droppedAt };
  const drop = await insertDrop(tx, fresh);
  if (!drop) throw problem('dropcards.key_used');
  await insertGiven(tx, drop, fieldsIn(given));
  const scores = await work.findScores(tx, booth, [{ personId, at: droppedAt }]);
  await tellLead(tx, { ...drop, avatar }, scores.get(personId) ?? 0);
  tellMine(tx, drop);
  return { drop, fullName, isNew: true };
}
