import type { Conversations, Desk, MyHelp } from '@plenum/contract';
import { readAgain } from '../../../platform/live/live.ts';
import { liveAnswer } from '../../../platform/live/live-answer.ts';
import { type DeskOf, desksKey, readDesk, readMyBoothChats, readMyHelp } from './desks.api.ts';
import type { DeskSearch } from './desks.places.ts';

/** A burst is read once. */
const readSoon = () => readAgain(undefined, 150);

const told = () => ({
  'chat.desk_changed': readSoon,
  'chat.changes': readSoon,
  'chat.read': readSoon,
  'chat.conversation_changed': readSoon,
});

export const desks = liveAnswer<Desk, { of: DeskOf; search: DeskSearch }>({
  key: [...desksKey, 'desk'],
  read: ({ of, search }, signal) => readDesk(of, search, signal),
  told,
});

/** My questions to the organisers of an event. */
export const myHelp = liveAnswer<MyHelp, number>({
  key: [...desksKey, 'my-help'],
  read: readMyHelp,
  told,
});

export const myBoothChats = liveAnswer<Conversations>({
  key: [...desksKey, 'my-booths'],
  read: (_, signal) => readMyBoothChats(signal),
  told,
});
