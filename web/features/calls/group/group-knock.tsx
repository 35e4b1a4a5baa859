import { Button } from '@mantine/core';
import { IconDoorEnter } from '@tabler/icons-react';
import type { GroupCall } from '@plenum/contract';
import { useEffect, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { showToast } from '../../../ui/toast/toasts.tsx';
import { useCallProblemText } from '../use-call-problem-text.ts';
import { groupKnock } from './group.knock.ts';

interface GroupKnockProps {
  call: GroupCall;
  isOff: boolean;
}

/** At a closed door: ask to be let in, or wait no more. */
export function GroupKnock({ call, isOff }: GroupKnockProps) {
  const t = useTranslations('calls.group.door');
  const problemText = useCallProblemText();
  const { call: at, ending, problem } = useSyncExternalStore(groupKnock.subscribe, groupKnock.get);
  useEffect(() => {
    if (ending === null && problem === null) return;
    showToast({ text: ending ? t(ending) : problemText(problem), isFailure: ending === null });
    groupKnock.dismiss();
  }, [ending, problem, t, problemText]);
  const isWaiting = at?.id === call.id;
  return (
    <Button
      size="compact-md"
      variant={isWaiting ? 'default' : 'light'}
      color="green"
      leftSection={<IconDoorEnter size={16} aria-hidden />}
      disabled={isOff}
      onClick={() => (isWaiting ? groupKnock.withdraw() : groupKnock.begin(call))}
    >
      {t(isWaiting ? 'waiting' : 'knock')}
    </Button>
  );
}
