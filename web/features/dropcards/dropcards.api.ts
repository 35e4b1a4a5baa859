import type { CardField, CardValues, Drop, DropInput, MyCard } from '@plenum/contract';
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

export const readCard = (eventId: number, signal: AbortSignal) =>
  call('GET /api/events/:eventId/card', { params: { eventId }, signal });

export const readDrops = (eventId: number, signal: AbortSignal) =>
  call('GET /api/events/:eventId/drops', { params: { eventId }, signal });

export const readLedger = (eventId: number, signal: AbortSignal) =>
  call('GET /api/events/:eventId/card/ledger', { params: { eventId }, signal });

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
