import { readStored, writeStored } from '../../../platform/stored-value.ts';

const placeOf = (owner: string, place: string) => `plenum.draft.${owner}.${place}`;

/** What was typed and not sent; it is there again after another page, or a reload. */
export const readDraft = (owner: string, place: string): string =>
  readStored(placeOf(owner, place)) ?? '';

export const keepDraft = (owner: string, place: string, text: string): void =>
  writeStored(placeOf(owner, place), text || null);
