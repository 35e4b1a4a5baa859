import type { Drop, LedgerEntry, MyCard } from '@plenum/contract';
import { readAgain } from '../../platform/live/live.ts';
import { liveAnswer } from '../../platform/live/live-answer.ts';
import { readCard, readDrops, readLedger } from './dropcards.api.ts';

const told = () => ({
  'dropcards.mine_changed': (news: { eventId: number }) =>
    readAgain((eventId: number) => eventId === news.eventId),
});
const staleTime = 5 * 60_000;

/** My card in an event. */
export const cards = liveAnswer<MyCard, number>({
  key: ['dropcards', 'card'],
  read: readCard,
  told,
  staleTime,
});

/** Who holds my card, or held it. */
export const drops = liveAnswer<Drop[], number>({
  key: ['dropcards', 'drops'],
  read: readDrops,
  told,
  staleTime,
});

/** All I ever agreed to, and took back. */
export const ledgers = liveAnswer<LedgerEntry[], number>({
  key: ['dropcards', 'ledger'],
  read: readLedger,
  told,
});

/** My card as a call answered it. */
export const cardTold = (eventId: number, card: MyCard) => cards.changedAt(eventId, () => card);

/** A drop as a call answered it. */
export const dropTold = (eventId: number, drop: Drop) =>
  drops.changedAt(eventId, (known) => [drop, ...known.filter(({ id }) => id !== drop.id)]);
