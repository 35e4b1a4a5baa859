import type { Drop, DropInput } from '@plenum/contract';
import { problem } from '../../platform/http/problem.ts';
import type { Person } from '../../platform/person.ts';
import type { Tx } from '../../platform/work.ts';
import { requireMyEvent } from '../events/index.ts';
import { requireShownBooth, ringConsole } from '../exhibitors/index.ts';
import { requireMyDrops } from './dropcards.access.ts';
import type { CardWork } from './dropcards.facts.ts';
import { askedFor, findRepeated, give } from './dropcards.give.ts';
import { tellStaffOfCard } from './dropcards.notices.ts';
import { findDrops } from './dropcards.queries.ts';
import { receiptOf, receiptsOf } from './dropcards.receipts.ts';
import { withdraw } from './dropcards.withdraw.ts';

export async function listDrops(work: CardWork, person: Person, eventId: number): Promise<Drop[]> {
  await requireMyDrops(work.db, person, eventId);
  return receiptsOf(work, work.db, person, eventId, null);
}

export async function dropCard(
  work: CardWork,
  person: Person,
  eventId: number,
  input: DropInput,
): Promise<Drop> {
  const drop = await work.transaction((tx) => dropIn(tx, work, person, eventId, input));
  ringAt(work, person, eventId, drop);
  return drop;
}

/** Inside a transaction of somebody else’s: who counts the booth’s cards is told by them. */
export async function dropIn(
  tx: Tx,
  work: CardWork,
  person: Person,
  eventId: number,
  { key, exhibitorId, fields, note }: DropInput,
): Promise<Drop> {
  const { organisationId } = await requireMyEvent(tx, person, eventId);
  const what = [eventId, exhibitorId, fields.toSorted(), note];
  const asked = askedFor(key, 'tap', person.id, ...what);
  const repeated = await findRepeated(tx, organisationId, asked);
  if (repeated) return receiptOf(work, tx, person, eventId, repeated.id);
  const found = await requireShownBooth(tx, person, eventId, exhibitorId);
  const gift = { ...found, personId: person.id, fields, via: 'tap', note, remark: '' } as const;
  const { drop, fullName, isNew } = await give(tx, work, asked, gift);
  if (isNew) await tellStaffOfCard(tx, found, drop.id, fullName);
  return receiptOf(work, tx, person, eventId, drop.id);
}

/** Withdrawn again it stays withdrawn as it was. */
export async function withdrawDrop(
  work: CardWork,
  person: Person,
  eventId: number,
  dropId: number,
): Promise<Drop> {
  const { organisationId } = person;
  const drop = await work.transaction(async (tx) => {
    await requireMyDrops(tx, person, eventId);
    const [mine] = await findDrops(tx, organisationId, eventId, person.id, dropId);
    if (!mine) throw problem('not_found');
    await withdraw(tx, organisationId, [dropId], { at: work.clock.now(), via: 'tap' });
    return receiptOf(work, tx, person, eventId, dropId);
  });
  ringAt(work, person, eventId, drop);
  return drop;
}

/** Who counts the booth's cards counts them anew. */
function ringAt(
  work: CardWork,
  { organisationId }: Person,
  eventId: number,
  { exhibitorId }: Drop,
): void {
  if (exhibitorId !== null) ringConsole(work, { organisationId, eventId, id: exhibitorId });
}
