import '../../../ui/styles/tooltip.css';
import { ActionIcon, Button, Tooltip } from '@mantine/core';
import type { GroupCallPerson } from '@plenum/contract';
import { IconMicrophone, IconMicrophoneOff, IconUserX } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { showToast } from '../../../ui/toast/toasts.tsx';
import { useCallProblemText } from '../use-call-problem-text.ts';
import { remove, silence } from './group.api.ts';
import classes from './group-grid.module.css';

interface GroupOrderProps {
  callId: number;
  seat: GroupCallPerson;
}

/** For who keeps order: nobody hears them any more, or they are out. */
export function GroupOrder({ callId, seat: { person, isSilenced } }: GroupOrderProps) {
  const t = useTranslations('calls.group');
  const problemText = useCallProblemText();
  const [isAsking, setAsking] = useState(false);
  const name = person.fullName;
  const say = (work: Promise<unknown>) =>
    void work.catch((problem: unknown) =>
      showToast({ text: problemText(problem), isFailure: true }),
    );
  const silenceLabel = t(isSilenced ? 'letSpeak' : 'silence', { name });
  const Mark = isSilenced ? IconMicrophone : IconMicrophoneOff;
  if (isAsking) {
    return (
      <div className={classes.asking}>
        <p>{t('removeAsk', { name })}</p>
        <div>
          <Button size="xs" variant="default" data-autofocus onClick={() => setAsking(false)}>
            {t('stay')}
          </Button>
          <Button size="xs" color="red" onClick={() => say(remove(callId, person.id))}>
            {t('removeNow')}
          </Button>
        </div>
      </div>
    );
  }
  return (
    <div className={classes.order}>
      <Tooltip label={silenceLabel}>
        <ActionIcon
          variant="default"
          aria-label={silenceLabel}
          onClick={() => say(silence(callId, person.id, !isSilenced))}
        >
          <Mark size={16} aria-hidden />
        </ActionIcon>
      </Tooltip>
      <Tooltip label={t('remove', { name })}>
        <ActionIcon
          variant="default"
          aria-label={t('remove', { name })}
          onClick={() => setAsking(true)}
        >
          <IconUserX size={16} aria-hidden />
        </ActionIcon>
      </Tooltip>
    </div>
  );
}
