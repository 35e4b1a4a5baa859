import type { EmailDetail } from '@plenum/contract';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { ownerOf } from '../../platform/query-client.ts';
import { useLastSession } from '../../platform/session/session.ts';
import { DraftKeeper } from './email.draft-keeper.ts';
import { keepWords, readKeptWords } from './email.kept-words.ts';
import { readDraft, saveDraft } from './email.write-api.ts';

/** What is written in the panel, kept as long as it is open and when it goes. */
export function useDraftKeeper(email: EmailDetail) {
  const session = useLastSession();
  const owner = session ? ownerOf(session) : '';
  const { id } = email;
  const [keeper] = useState(
    () =>
      new DraftKeeper(email, readKeptWords(owner, id), {
        save: (draft, version) => saveDraft(id, draft, version),
        read: () => readDraft(id),
        mirror: (draft, version) => keepWords(owner, id, draft && { draft, version }),
      }),
  );
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
  return { keeper, keeping };
}
