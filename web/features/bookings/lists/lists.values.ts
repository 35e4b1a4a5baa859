import type { EntryList, EntryListInput } from '@plenum/contract';

export const blankList: EntryListInput = {
  name: '',
  ticketIds: [],
  sessionId: null,
  opensAt: null,
  closesAt: null,
  mayReturn: false,
};

export const listValues = ({
  name,
  ticketIds,
  sessionId,
  opensAt,
  closesAt,
  mayReturn,
}: EntryList): EntryListInput => ({ name, ticketIds, sessionId, opensAt, closesAt, mayReturn });

export const isBackwards = ({ opensAt, closesAt }: EntryListInput): boolean =>
  opensAt !== null && closesAt !== null && Date.parse(closesAt) <= Date.parse(opensAt);
