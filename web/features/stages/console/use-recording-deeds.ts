import type { StageRecording } from '@plenum/contract';
import { useQueryClient } from '@tanstack/react-query';
import { newKey } from '../../../platform/new-key.ts';
import { showToast } from '../../../ui/toast/toasts.tsx';
import { useChanges } from '../../../ui/toast/use-changes.ts';
import { removeRecording, showRecording, watchingRecording } from '../stages.api.ts';
import { changedRecordings } from '../stages.live.ts';
import { useStageProblemText } from '../use-stage-problem-text.ts';

export function useRecordingDeeds(eventId: number) {
  const client = useQueryClient();
  const problemText = useStageProblemText();
  const { apply } = useChanges(problemText);
  const failed = (reason: string) => reason;
  return {
    show: (runId: number, isShown: boolean) =>
      void apply(
        {
          key: newKey(),
          shows: [
            changedRecordings(eventId, (known) =>
              known.map((one) => (one.runId === runId ? { ...one, isShown } : one)),
            ),
          ],
          send: () => showRecording(eventId, runId, isShown),
        },
        { failed },
      ),
    remove: (runId: number) =>
      void apply(
        {
          key: newKey(),
          shows: [
            changedRecordings(eventId, (known) => known.filter((one) => one.runId !== runId)),
          ],
          send: () => removeRecording(eventId, runId),
        },
        { failed },
      ),
    /** The browser saves each film as it comes: an hour does not fit into a page's memory. */
    save: ({ runId, films }: StageRecording) => {
      client
        .query({ ...watchingRecording(eventId, runId), staleTime: 0 })
        .then(({ address }) => {
          for (let film = 0; film < films; film++) {
            const link = document.createElement('a');
            link.href = address.replace(/[^/]*$/, `films/${film}/whole`);
            link.download = '';
            link.click();
          }
          return undefined;
        })
        .catch((problem: unknown) => showToast({ text: problemText(problem), isFailure: true }));
    },
  };
}
