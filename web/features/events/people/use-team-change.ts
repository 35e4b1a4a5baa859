import type { TeamMember } from '@plenum/contract';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { CallProblem } from '../../../platform/call-problem.ts';
import { effectInEvent } from '../../../platform/live/event-news.ts';
import { newKey } from '../../../platform/new-key.ts';
import { useProblemText } from '../../../platform/use-problem-text.ts';
import { showToast } from '../../../ui/toast/toasts.tsx';
import { useChanges } from '../../../ui/toast/use-changes.ts';
import { giveRole, takeRole } from '../events.api.ts';
import { team } from '../events.live.ts';

const isNoAdmin = (problem: unknown) =>
  problem instanceof CallProblem && problem.code === 'events.not_an_admin';

/** Gives and takes roles; each answers whether it was done. */
export function useTeamChange(eventId: number) {
  const t = useTranslations('events.team');
  const { save } = useChanges();
  const problemText = useProblemText();
  const [isBusy, setBusy] = useState(false);

  const run = async (change: () => Promise<TeamMember[]>) => {
    setBusy(true);
    try {
      await save({
        key: newKey(),
        shows: [team.changed((members) => members)],
        send: change,
        learns: (members) => [
          effectInEvent(
            eventId,
            team.changed(() => members),
          ),
        ],
      });
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
