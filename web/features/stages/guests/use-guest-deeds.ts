import type { GuestInput, StageGuests } from '@plenum/contract';
import { newKey } from '../../../platform/new-key.ts';
import { useChanges } from '../../../ui/toast/use-changes.ts';
import { useStageProblemText } from '../use-stage-problem-text.ts';
import { bringOnStage, muteGuest, placeGuest, turnHand, type WhichRun } from './guests.api.ts';
import { guests } from './guests.live.ts';

/** What one does with one’s own hand, and organisers with those of others; a refusal says why. */
export function useGuestDeeds(which: WhichRun) {
  const { apply } = useChanges(useStageProblemText());
  const run = (send: () => Promise<StageGuests>) =>
    void apply(
      {
        key: newKey(),
        shows: [],
        send,
        learns: (answer) => [guests.changedAt(which, () => answer)],
      },
      { failed: (reason) => reason },
    ).catch(() => undefined);
  return {
    mute: (personId: number) => run(() => muteGuest(which, personId)),
    turnHand: (isUp: boolean) => run(() => turnHand(which, isUp)),
    place: (personId: number, standing: GuestInput['standing']) =>
      run(() => placeGuest(which, personId, standing)),
    bring: (personId: number, isOnStage: boolean) =>
      run(() => bringOnStage(which, personId, isOnStage)),
  };
}

export type GuestDeeds = ReturnType<typeof useGuestDeeds>;
