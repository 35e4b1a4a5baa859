import type { Tx } from '../../platform/work.ts';
import type { ExhibitorFacts } from '../exhibitors/index.ts';
import { takeNoticesBack } from '../notifications/index.ts';
import { deleteCards } from './dropcards.cards.queries.ts';
import { tellLead, tellMine } from './dropcards.live.ts';
import { keyOfGiven } from './dropcards.notices.ts';
import {
  countHeld,
  findHeld,
  findHeldIdsAt,
  findHeldIdsOf,
  findHolders,
  lockCardsOf,
  withdrawDrops,
} from './dropcards.queries.ts';

/** Nothing of them is left with the booths; staff and the people hear of each. */
export async function withdraw(
  tx: Tx,
  organisationId: number,
  ids: readonly number[],
  { at, via }: { at: Date; via: 'tap' | 'removal' },
): Promise<void> {
  const gone = await withdrawDrops(tx, organisationId, ids, at, via);
  await takeNoticesBack(
    tx,
    organisationId,
    gone.map(({ id }) => keyOfGiven(id)),
  );
  for (const drop of gone) {
    await tellLead(tx, { ...drop, avatar: null }, 0);
    tellMine(tx, drop);
  }
}

/** Who is no member any more takes every card back, and their codes are dead. */
export async function withdrawCardsOf(
  tx: Tx,
  { organisationId, personId }: { organisationId: number; personId: number },
): Promise<void> {
  await lockCardsOf(tx, personId);
  const ids = await findHeldIdsOf(tx, organisationId, personId);
  await withdraw(tx, organisationId, ids, { at: new Date(), via: 'removal' });
  await deleteCards(tx, organisationId, personId);
}

async function withdrawAll(tx: Tx, organisationId: number, exhibitorId: number): Promise<void> {
  const ids = await findHeldIdsAt(tx, organisationId, exhibitorId);
  await withdraw(tx, organisationId, ids, { at: new Date(), via: 'removal' });
}

/** What booths need to know of cards. */
export const cardFacts: Pick<
  ExhibitorFacts,
  'findHeld' | 'countHeld' | 'findHolders' | 'withdrawAll'
> = { findHeld, countHeld, findHolders, withdrawAll };
