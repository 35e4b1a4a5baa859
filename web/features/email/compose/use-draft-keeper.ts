import type { EmailDetail } from '@plenum/contract';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { ownerOf } from '../../../platform/query-client.ts';
import { useLastSession } from '../../../platform/session/session.ts';
import { DraftKeeper } from './compose.draft-keeper.ts';
import type { WrittenEmail } from './compose.draft.ts';
import { draftCalls } from './compose.draft-calls.ts';
import { readKeptWords } from './compose.kept-words.ts';

/** What is written in the panel, kept as long as it is open and when it goes. */
export function useDraftKeeper(email: WrittenEmail, onBorn: (email: EmailDetail) => void) {
  const session = useLastSession();
  const owner = session ? ownerOf(session) : '';
  const { id } = email;
  const [{ keeper, idOf }] = useState(() => {
    const calls = draftCalls(owner, email, onBorn);
    return { keeper: new DraftKeeper(email, readKeptWords(owner, id), calls), idOf: calls.id };
  });
  const keeping = useSyncExternalStore(keeper.subscribe, keeper.get);
  useEffect(() => {
    const save = () => void keeper.flush();
    save();
    const events = ['pagehide', 'online'];
    for (const name of events) addEventListener(name, save);
    return () => {
      for (const name of events) removeEventListener(name, save);
      save();
    };
  }, [keeper]);
  return { keeper, keeping, idOf };
}
