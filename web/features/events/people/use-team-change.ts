import type { TeamMember } from '@plenum/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { CallProblem } from '../../../platform/call-problem.ts';
import { learn } from '../../../platform/loading/learn.ts';
import { useProblemText } from '../../../platform/use-problem-text.ts';
import { showToast } from '../../../ui/toast/toasts.tsx';
import { giveRole, takeRole, teamOptions } from '../events.api.ts';

const isNoAdmin = (problem: unknown) =>
  problem instanceof CallProblem && problem.code === 'events.not_an_admin';

/** Gives and takes roles; each answers whether it was done. */
export function useTeamChange(eventId: number) {
  const t = useTranslations('events.team');
  const client = useQueryClient();
  const problemText = useProblemText();
  const [isBusy, setBusy] = useState(false);

  const run = async (change: () => Promise<TeamMember[]>) => {
    setBusy(true);
    try {
      learn(client, teamOptions(eventId).queryKey, await change());
      return true;
    } catch (problem) {
      const text = isNoAdmin(problem) ? t('notAnAdmin') : problemText(problem);
      showToast({ text, isFailure: true });
      return false;
    } finally {
      setBusy(false);
    }
  };
  return {
    isBusy,
    give: (personId: number, role: TeamMember['role']) =>
      run(() => giveRole(eventId, personId, role)),
    take: (personId: number) => run(() => takeRole(eventId, personId)),
  };
}
