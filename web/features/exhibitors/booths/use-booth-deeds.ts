import type { Booth } from '@plenum/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { teach } from '../../../platform/live/teach.ts';
import { showToast } from '../../../ui/toast/toasts.tsx';
import { boothTold } from './booths.live.ts';
import { useExhibitorProblemText } from '../use-exhibitor-problem-text.ts';

/** What is kept at once, beside the form: pictures, documents, staff. */
export function useBoothDeeds() {
  const client = useQueryClient();
  const problemText = useExhibitorProblemText();
  const [isBusy, setBusy] = useState(false);
  const learn = (booth: Booth) => teach(client, boothTold(booth));
  /** Answers whether it was done. */
  const run = async (deed: () => Promise<Booth>): Promise<boolean> => {
    setBusy(true);
    try {
      learn(await deed());
      return true;
    } catch (problem) {
      showToast({ text: problemText(problem), isFailure: true });
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, learn, run };
}
