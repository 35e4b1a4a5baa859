import type { Stage } from '@plenum/contract';
import type { Change } from '../../../platform/live/perform.ts';
import { newKey } from '../../../platform/new-key.ts';
import { movedBefore } from '../../../ui/order/moved-before.ts';
import { useChanges } from '../../../ui/toast/use-changes.ts';
import { beginRun, endRun, holdSession, moveStage, removeStage } from '../stages.api.ts';
import { inOrder, withoutStage, withStage } from '../stages.live.ts';
import { isSent } from '../stages.source.ts';
import { useStageProblemText } from '../use-stage-problem-text.ts';

/** What organisers do with a stage from the console; a refusal says why. */
export function useStageDeeds(eventId: number) {
  const { apply } = useChanges(useStageProblemText());
  const run = (change: Omit<Change<unknown>, 'key'>) =>
    void apply({ key: newKey(), ...change }, { failed: (reason) => reason });
  const learnsOne = (stage: unknown) => [withStage(eventId, stage as Stage)];
  return {
    begin: ({ id, source, isRecorded }: Stage, sessionId: number | null) =>
      run({
        shows: [],
        send: () => beginRun(eventId, id, { sessionId, isRecorded: isSent(source) && isRecorded }),
        learns: learnsOne,
      }),
    end: (runId: number) =>
      run({ shows: [], send: () => endRun(eventId, runId), learns: learnsOne }),
    hold: (stage: Stage, sessionId: number, isHeld: boolean) =>
      run({
        shows: [],
        send: () => holdSession(eventId, stage, sessionId, isHeld),
        learns: learnsOne,
      }),
    move: ({ id }: Stage, beforeId: number | null) =>
      run({
        shows: [inOrder(eventId, (known) => movedBefore(known, id, beforeId))],
        send: () => moveStage(eventId, id, beforeId),
      }),
    remove: ({ id }: Stage) =>
      run({ shows: [withoutStage(eventId, id)], send: () => removeStage(eventId, id) }),
  };
}
