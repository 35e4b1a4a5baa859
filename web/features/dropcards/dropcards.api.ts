import type { CardField, CardValues, Drop, DropInput, MyCard } from '@plenum/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/api-client.ts';
import { download } from '../../platform/files/download.ts';

export const cardFields = [
  'email',
  'phone',
  'company',
  'headline',
  'website',
  'country',
  'linkedIn',
] as const satisfies readonly CardField[];

/** All that an event's cards are to me: my own, who holds it, what I agreed to. */
export const mineKey = (eventId: number) => ['dropcards', 'mine', eventId] as const;

export const cardOptions = (eventId: number) =>
  queryOptions({
    queryKey: [...mineKey(eventId), 'card'],
    queryFn: ({ signal }) => call('GET /api/events/:eventId/card', { params: { eventId }, signal }),
    staleTime: 5 * 60_000,
  });

export const dropsOptions = (eventId: number) =>
  queryOptions({
    queryKey: [...mineKey(eventId), 'drops'],
    queryFn: ({ signal }) =>
      call('GET /api/events/:eventId/drops', { params: { eventId }, signal }),
    staleTime: 5 * 60_000,
  });

export const ledgerOptions = (eventId: number) =>
  queryOptions({
    queryKey: [...mineKey(eventId), 'ledger'],
    queryFn: ({ signal }) =>
      call('GET /api/events/:eventId/card/ledger', { params: { eventId }, signal }),
  });

export const chooseFields = (eventId: number, fields: CardField[]): Promise<MyCard> =>
  call('PUT /api/events/:eventId/card', { params: { eventId }, body: { fields } });

export const replaceLink = (eventId: number): Promise<MyCard> =>
  call('POST /api/events/:eventId/card/link', { params: { eventId } });

export const giveCard = (eventId: number, body: DropInput): Promise<Drop> =>
  call('POST /api/events/:eventId/drops', { params: { eventId }, body });

export const withdrawCard = (eventId: number, dropId: number): Promise<Drop> =>
  call('POST /api/events/:eventId/drops/:dropId/withdrawal', { params: { eventId, dropId } });

export const saveCard = (eventId: number): Promise<void> =>
  download('GET /api/events/:eventId/card.vcf', { params: { eventId } });

export const saveLedger = (eventId: number): Promise<void> =>
  download('GET /api/events/:eventId/card/ledger.csv', { params: { eventId } });

/** What stands on a card with these fields: the name, and what is not empty. */
export const valuesWith = (all: CardValues, fields: readonly CardField[]): CardValues => ({
  fullName: all.fullName,
  ...Object.fromEntries(
    cardFields.flatMap((field) =>
      fields.includes(field) && all[field] ? [[field, all[field]]] : [],
    ),
  ),
});

/** The drop by which a booth holds my card now. */
export const heldBy = (drops: readonly Drop[], exhibitorId: number): Drop | undefined =>
  drops.find((drop) => drop.exhibitorId === exhibitorId && drop.withdrawnAt === null);
