import type { SponsorSetup } from '@plenum/contract';
import { useQueryClient } from '@tanstack/react-query';
import { showToast } from '../../../ui/toast/toasts.tsx';
import { deliveryOptions, setupOptions } from '../sponsors.api.ts';
import { useSponsorProblemText } from '../use-sponsor-problem-text.ts';

/** One change of the set-up: what is expected is shown at once, a refusal takes it back. */
export function useSetupChange(eventId: number) {
  const client = useQueryClient();
  const problemText = useSponsorProblemText();
  const { queryKey } = setupOptions(eventId);

  const learn = (setup: SponsorSetup) => {
    client.setQueryData(queryKey, setup);
    void client.invalidateQueries(deliveryOptions(eventId));
  };
  /** Answers whether it was done. */
  const apply = async (
    change: () => Promise<SponsorSetup>,
    expect: (setup: SponsorSetup) => SponsorSetup = (setup) => setup,
  ): Promise<boolean> => {
    await client.cancelQueries({ queryKey });
    client.setQueryData(queryKey, (setup) => setup && expect(setup));
    try {
      learn(await change());
      return true;
    } catch (problem) {
      void client.invalidateQueries({ queryKey });
      showToast({ text: problemText(problem), isFailure: true });
      return false;
    }
  };
  return { apply, learn };
}
