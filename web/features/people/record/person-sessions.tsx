import { Button } from '@mantine/core';
import type { PersonLine, PersonSession } from '@plenum/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { IconDeviceLaptop, IconDeviceMobile, IconPlugConnectedX } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { deviceOf } from '../../../platform/device-of.ts';
import { useProblemText } from '../../../platform/use-problem-text.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LinesSkeleton } from '../../../ui/skeleton.tsx';
import { StateMessage } from '../../../ui/state-message.tsx';
import { RelativeTime } from '../../../ui/time/relative-time.tsx';
import { showToast } from '../../../ui/toast/toasts.tsx';
import { endSessions, nameOf, sessionsOptions } from '../people.api.ts';
import classes from './person-lines.module.css';

export function PersonSessions({ person }: { person: PersonLine }) {
  const t = useTranslations('people.sessions');
  const problemText = useProblemText();
  const query = useQuery(sessionsOptions(person.id));
  if (!query.data && query.error) {
    return (
      <ErrorState
        title={t('failed')}
        text={problemText(query.error)}
        isRetrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  }
  if (!query.data) return <LinesSkeleton lines={3} />;
  if (query.data.length === 0) {
    return <StateMessage icon={IconPlugConnectedX} title={t('noneTitle')} text={t('noneText')} />;
  }
  return (
    <>
      <ul className={classes.lines} aria-label={t('list')}>
        {query.data.map((session) => (
          <SessionLine key={session.id} session={session} />
        ))}
      </ul>
      <EndSessions person={person} />
    </>
  );
}

function SessionLine({ session }: { session: PersonSession }) {
  const t = useTranslations('people.sessions');
  const { browser, system, isHandheld } = deviceOf(session.agent);
  const Mark = isHandheld ? IconDeviceMobile : IconDeviceLaptop;
  const device = [browser, system].filter(Boolean).join(' · ') || t('unknownDevice');
  return (
    <li className={classes.line}>
      <Mark size={24} stroke={1.5} aria-hidden />
      <span className={classes.words}>
        <strong title={session.agent}>{device}</strong>
        <span>
          {session.network && <bdi>{session.network}</bdi>}
          <span>
            {t('seen')} <RelativeTime at={session.lastSeenAt} />
          </span>
          <span>
            {t('since')} <RelativeTime at={session.createdAt} />
          </span>
        </span>
      </span>
    </li>
  );
}

function EndSessions({ person }: { person: PersonLine }) {
  const t = useTranslations('people');
  const client = useQueryClient();
  const problemText = useProblemText();
  const [isAsking, setAsking] = useState(false);
  const name = nameOf(person);
  const { mutate, isPending } = useMutation({
    mutationFn: () => endSessions(person.id),
    onError: (problem) => showToast({ text: problemText(problem), isFailure: true }),
    onSuccess: () => showToast({ text: t('sessions.ended', { name }) }),
    onSettled: () => client.invalidateQueries({ queryKey: sessionsOptions(person.id).queryKey }),
  });
  const end = () => {
    setAsking(false);
    mutate();
  };
  return (
    <div className={classes.foot}>
      <Button variant="default" loading={isPending} onClick={() => setAsking(true)}>
        {t('sessions.end')}
      </Button>
      <ConfirmDialog
        opened={isAsking}
        title={t('sessions.endTitle', { name })}
        text={t('sessions.endText')}
        stay={t('cancel')}
        go={t('sessions.endGo')}
        onStay={() => setAsking(false)}
        onGo={end}
      />
    </div>
  );
}
