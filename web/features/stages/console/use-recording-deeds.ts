import type { RecordingCut, RecordingUpdate, StageRecording } from '@plenum/contract';
import { newKey } from '../../../platform/new-key.ts';
import { useChanges } from '../../../ui/toast/use-changes.ts';
import { changeRecording, cutRecording, removeRecording } from '../stages.api.ts';
import { changedRecordings } from '../stages.live.ts';
import { useStageProblemText } from '../use-stage-problem-text.ts';

const failed = (reason: string) => reason;

export function useRecordingDeeds(eventId: number) {
  const { apply } = useChanges(useStageProblemText());
  const learn = (kept: StageRecording) => [
    changedRecordings(eventId, (known) =>
      known.map((one) => (one.runId === kept.runId ? kept : one)),
    ),
  ];
  return {
    change: (runId: number, update: RecordingUpdate) =>
      void apply(
        {
          key: newKey(),
          shows: [
            changedRecordings(eventId, (known) =>
              known.map((one) => (one.runId === runId ? { ...one, ...update } : one)),
            ),
          ],
          send: () => changeRecording(eventId, runId, update),
          learns: learn,
        },
        { failed },
      ),
    /** What is left of it then; null where that could not be. */
    cut: (runId: number, cut: RecordingCut | null, done: string) =>
      apply(
        {
          key: newKey(),
          shows: [],
          send: () => cutRecording(eventId, runId, cut),
          learns: learn,
        },
        { done, failed },
      ).catch(() => null),
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
  };
}
