import { readStored, writeStored } from '../../../platform/stored-value.ts';
import { newKey } from '../../../platform/new-key.ts';
import type { Draft } from './compose.draft.ts';
import { unborn } from './compose.unborn.ts';

interface KeptWords {
  draft: Draft;
  version: number;
}

const placeOf = (owner: string, draftId: number) => `plenum.mail.${owner}.${draftId}`;

const lists = ['to', 'cc', 'bcc', 'files'] as const;
const texts = ['subject', 'own', 'quote'] as const;

function isKeptWords(value: unknown): value is KeptWords {
  if (typeof value !== 'object' || value === null || !('draft' in value)) return false;
  const draft = value.draft as Record<string, unknown> | null;
  return (
    'version' in value &&
    typeof value.version === 'number' &&
    typeof draft === 'object' &&
    draft !== null &&
    lists.every((name) => Array.isArray(draft[name])) &&
    texts.every((name) => typeof draft[name] === 'string')
  );
}

/** What was typed and did not reach the server: there again after a reload, or a dead battery. */
export function readKeptWords(owner: string, draftId: number): KeptWords | null {
  const text = readStored(placeOf(owner, draftId));
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    return isKeptWords(value) ? value : null;
  } catch {
    return null;
  }
}

export const keepWords = (owner: string, draftId: number, words: KeptWords | null): void =>
  writeStored(placeOf(owner, draftId), words && JSON.stringify(words));

const keyPlace = (owner: string) => `${placeOf(owner, unborn)}.key`;

/** By it the server makes one draft of what was begun without it, however often it is asked. */
export function birthKey(owner: string): string {
  const key = readStored(keyPlace(owner)) ?? newKey();
  writeStored(keyPlace(owner), key);
  return key;
}

/** It is a draft on the server: nothing of it waits here. */
export function forgetUnborn(owner: string): void {
  writeStored(keyPlace(owner), null);
  keepWords(owner, unborn, null);
}
