import type { EventSetup, EventState } from '@plenum/contract';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { CallProblem } from '../../../platform/call-problem.ts';
import { chooseEvent } from '../../../platform/current-event.ts';
import { showToast } from '../../../ui/toast/toasts.tsx';
import { useChanges } from '../../../ui/toast/use-changes.ts';
import { changeState } from '../events.api.ts';
import { setupChange } from '../setup/use-setup-change.ts';

const hasCode = (problem: unknown, ...codes: string[]) =>
  problem instanceof CallProblem && codes.includes(problem.code);

/** Refused because of what the checklist still misses. */
export const isNotReady = (problem: unknown): boolean =>
  hasCode(problem, 'events.not_ready', 'accounts.unverified');

export const isWrongStep = (problem: unknown): boolean => hasCode(problem, 'events.wrong_step');

export function useStateChange({ id, name }: EventSetup) {
  const t = useTranslations('events.state');
  const { save } = useChanges();
  const change = useMutation({
    mutationFn: (state: EventState) => save(setupChange(id, { run: () => changeState(id, state) })),
    onSuccess: (saved) => {
      // What has ended comes last among the events; whoever ends it stays with it.
      chooseEvent(id);
      showToast({ text: t(`done.${saved.state}`, { name }) });
    },
  });
  return {
    change: change.mutate,
    isBusy: change.isPending,
    problem: change.error,
    forget: change.reset,
  };
}
