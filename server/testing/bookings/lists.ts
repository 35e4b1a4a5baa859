import type { EntryListInput } from '@plenum/contract';

/** Lets in whoever has a ticket, at any time, once. */
export const aListInput = (other: Partial<EntryListInput> = {}): EntryListInput => ({
  name: 'Side entrance',
  ticketIds: [],
  sessionId: null,
  opensAt: null,
  closesAt: null,
  mayReturn: false,
  ...other,
});
