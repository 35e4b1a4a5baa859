import type { WrittenEmail } from './compose.draft.ts';

/** A new mail that the server knows nothing of yet. */
export const unborn = -1;
const inAddress = 'new';

export const blankEmail: WrittenEmail = {
  id: unborn,
  version: 0,
  inReplyTo: null,
  to: [],
  cc: [],
  bcc: [],
  subject: '',
  message: '',
  files: [],
};

export const addressOfDraft = (id: number): string => (id === unborn ? inAddress : String(id));

export const draftIn = (address: string | undefined): number | undefined =>
  address === inAddress ? unborn : Number(address) || undefined;

let begun = 0;
const keys = new Map<number, string>();

/** The panel of the next one is another. */
export const beginUnborn = (): void => void (begun += 1);
/** It stays the same panel when the server gets to know it. */
export const rememberBorn = (id: number): void => void keys.set(id, `new-${begun}`);
export const panelKey = (id: number): string =>
  id === unborn ? `new-${begun}` : (keys.get(id) ?? String(id));
