import type { EventSetup } from '@plenum/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { CallProblem } from '../../../platform/call-problem.ts';
import { useProblemText } from '../../../platform/use-problem-text.ts';
import { showToast } from '../../../ui/toast/toasts.tsx';
import { learnSetup, setupOptions } from '../events.api.ts';

const known = {
  'events.room_named_so': 'roomNamedSo',
  'events.room_in_use': 'roomInUse',
} as const;

const isKnown = (code: string): code is keyof typeof known => code in known;

/** What rooms and tracks can be refused for, in words. */
export function useSetupProblemText(): (problem: unknown) => string {
  const t = useTranslations('events.problems');
  const problemText = useProblemText();
  return (problem) =>
    problem instanceof CallProblem && isKnown(problem.code)
      ? t(known[problem.code])
      : problemText(problem);
}

interface Change {
  run: () => Promise<EventSetup>;
  /** What will come of it, shown at once. */
  expect?: (setup: EventSetup) => EventSetup;
}

/** One change of rooms or tracks; a refusal takes back what was shown. */
export function useSetupChange(eventId: number): (change: Change) => Promise<void> {
  const client = useQueryClient();
  const problemText = useSetupProblemText();
  const { queryKey } = setupOptions(eventId);
  return async ({ run, expect }) => {
    await client.cancelQueries({ queryKey });
    if (expect) client.setQueryData(queryKey, (setup) => setup && expect(setup));
    try {
      learnSetup(client, await run());
    } catch (problem) {
      void client.invalidateQueries({ queryKey });
      showToast({ text: problemText(problem), isFailure: true });
    }
  };
}
