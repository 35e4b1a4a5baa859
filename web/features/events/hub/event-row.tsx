import { ActionIcon, Button } from '@mantine/core';
import type { MyEvent } from '@plenum/contract';
import { IconTrash } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { chooseEvent, myEventsOptions } from '../../../platform/current-event.ts';
import { CallProblem } from '../../../platform/call-problem.ts';
import { useProblemText } from '../../../platform/use-problem-text.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { EventDates } from '../../../ui/event/event-dates.tsx';
import { showToast } from '../../../ui/toast/toasts.tsx';
import { removeEvent } from '../events.api.ts';
import { EventStateMark } from '../event-state-mark.tsx';
import classes from '../setup/rows.module.css';

interface EventRowProps {
  event: MyEvent;
  isCurrent: boolean;
}

function useRemoval({ id, name }: MyEvent) {
  const t = useTranslations('events.list');
  const client = useQueryClient();
  const problemText = useProblemText();
  return async () => {
    try {
      await removeEvent(id);
      showToast({ text: t('removed', { name }) });
    } catch (problem) {
      if (problem instanceof CallProblem && problem.isCancelled) return;
      showToast({ text: problemText(problem), isFailure: true });
    } finally {
      await client.invalidateQueries({ queryKey: myEventsOptions().queryKey });
    }
  };
}

/** Only a draft can be thrown away. */
export function EventRow({ event, isCurrent }: EventRowProps) {
  const t = useTranslations('events.list');
  const common = useTranslations('events');
  const navigate = useNavigate();
  const remove = useRemoval(event);
  const [isAsking, setAsking] = useState(false);
  const { id, name, state } = event;
  const open = () => {
    chooseEvent(id);
    void navigate({ to: '/conference-platform', search: {} });
  };
  const go = () => {
    setAsking(false);
    void remove();
  };
  return (
    <li className={classes.row}>
      <div className={classes.event}>
        <bdi className={classes.name}>{name}</bdi>
        <EventStateMark state={state} />
        <span className={classes.fact}>
          <EventDates event={event} />
        </span>
        {isCurrent && <span className={classes.fact}>{t('current')}</span>}
      </div>
      <Button
        variant="default"
        size="compact-sm"
        aria-label={t('openNamed', { name })}
        onClick={open}
      >
        {t('open')}
      </Button>
      {state === 'draft' && (
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={common('remove', { name })}
          onClick={() => setAsking(true)}
        >
          <IconTrash size={18} stroke={1.75} />
        </ActionIcon>
      )}
      <ConfirmDialog
        opened={isAsking}
        title={t('askTitle', { name })}
        text={t('askText')}
        stay={common('cancel')}
        go={common('removeGo')}
        onStay={() => setAsking(false)}
        onGo={go}
      />
    </li>
  );
}
