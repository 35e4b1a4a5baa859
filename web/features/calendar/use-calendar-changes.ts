import type { Entry } from '@plenum/contract';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { CallProblem } from '../../platform/call-problem.ts';
import type { Change } from '../../platform/live/perform.ts';
import { newKey } from '../../platform/new-key.ts';
import { useProblemText } from '../../platform/use-problem-text.ts';
import { useChanges } from '../../ui/toast/use-changes.ts';
import { restoreEntry } from './calendar.api.ts';
import { type Deed, reverse, withDeeds } from './calendar.edits.ts';
import { changed, entries, occurrences } from './calendar.live.ts';
import { sendDeed } from './calendar.send.ts';

const readAgain = (client: QueryClient) =>
  Promise.all([
    client.invalidateQueries({ queryKey: occurrences.key }),
    client.invalidateQueries({ queryKey: entries.key }),
  ]);

export function useReadAgain() {
  const client = useQueryClient();
  return () => readAgain(client);
}

/** It stands over what is known until that has been read again: only the server knows all repeats. */
export const changeOf = (client: QueryClient, deed: Deed): Change<Entry | null> => ({
  key: newKey(),
  ids: [deed.occurrence.entryId ?? 0],
  shows: [changed((all) => withDeeds(all, [deed]))],
  send: (key) => sendDeed(client, deed, key).finally(() => readAgain(client)),
  learns: () => [],
});

/** Shown at once, taken back if it fails, and undone on request. */
export function useCalendarChanges() {
  const t = useTranslations('calendar');
  const client = useQueryClient();
  const problemText = useProblemText();
  const reasonOf = (problem: unknown) =>
    problem instanceof CallProblem && problem.code === 'calendar.changed_meanwhile'
      ? t('changedMeanwhile')
      : problemText(problem);
  const { apply } = useChanges(reasonOf);
  const failed = (title: string) => (reason: string) => t('notSaved', { title, reason });

  const restore = (entryId: number, title: string) => {
    const send = (key: string) => restoreEntry(entryId, key);
    void apply({ key: newKey(), shows: [changed((all) => all)], send }, { failed: failed(title) });
  };

  /** Taken back when it has arrived, however soon that is asked for. */
  const undo = (deed: Deed, sent: Promise<Entry | null>) => {
    const { title, entryId } = deed.occurrence;
    sent
      .then((entry) => {
        if (deed.kind === 'move' && entry) send(reverse(deed, entry));
        else if (entryId !== null) restore(entryId, title);
      })
      .catch(() => undefined);
  };

  const send = (deed: Deed, done?: string) =>
    void apply(changeOf(client, deed), {
      done,
      failed: failed(deed.occurrence.title),
      undo: (sent) => undo(deed, sent),
    });

  return { send, restore, reasonOf };
}
