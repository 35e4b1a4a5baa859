import type { SponsorSetup } from '@plenum/contract';
import { useQueryClient } from '@tanstack/react-query';
import type { Change } from '../../../platform/live/perform.ts';
import { teach } from '../../../platform/live/teach.ts';
import { newKey } from '../../../platform/new-key.ts';
import { useChanges } from '../../../ui/toast/use-changes.ts';
import { changedSetup, sponsorSetup } from '../sponsors.live.ts';
import { useSponsorProblemText } from '../use-sponsor-problem-text.ts';

type Expect = (setup: SponsorSetup) => SponsorSetup;

export const setupChange = (
  eventId: number,
  send: () => Promise<SponsorSetup>,
  expect: Expect = (setup) => setup,
): Change<SponsorSetup> => ({
  key: newKey(),
  shows: [changedSetup(eventId, expect)],
  send,
  learns: (setup) => [changedSetup(eventId, () => setup)],
});

/** One change of the set-up: what is expected is shown at once, a refusal takes it back. */
export function useSetupChange(eventId: number) {
  const client = useQueryClient();
  const { apply } = useChanges(useSponsorProblemText());
  return {
    learn: (setup: SponsorSetup) =>
      teach(
        client,
        changedSetup(eventId, () => setup),
      ),
    /** After somebody else was first. */
    readAgain: () => client.query({ ...sponsorSetup.options(eventId), staleTime: 0 }),
    apply: (send: () => Promise<SponsorSetup>, expect?: Expect) =>
      void apply(setupChange(eventId, send, expect), { failed: (reason) => reason }),
  };
}
