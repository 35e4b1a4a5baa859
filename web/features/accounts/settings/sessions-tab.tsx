import { Button } from '@mantine/core';
import type { Session } from '@plenum/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useProblemText } from '../../../platform/use-problem-text.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { showToast } from '../../../ui/toast/toasts.tsx';
import { endSessions, sessionsOptions } from './settings.sessions.ts';
import { SessionLine } from './session-line.tsx';
import classes from './sessions-tab.module.css';
import { SettingsLoaded } from './settings-loaded.tsx';
import { useDeviceName } from './use-device-name.ts';

function useEnding() {
  const t = useTranslations('settings.sessions');
  const client = useQueryClient();
  const problemText = useProblemText();
  return useMutation({
    mutationFn: endSessions,
    onSuccess: (_, which) => showToast({ text: t(which === 'others' ? 'othersEnded' : 'ended') }),
    onError: (problem) => showToast({ text: problemText(problem), isFailure: true }),
    onSettled: () => client.invalidateQueries({ queryKey: sessionsOptions().queryKey }),
  });
}

function SessionList({ sessions }: { sessions: readonly Session[] }) {
  const t = useTranslations('settings.sessions');
  const nameOf = useDeviceName();
  const ending = useEnding();
  const [asked, setAsked] = useState<Session | 'others'>();
  const others = sessions.filter((session) => !session.isCurrent);
  const shown = [...sessions.filter((session) => session.isCurrent), ...others];
  const go = () => {
    if (asked) ending.mutate(asked === 'others' ? 'others' : asked.id);
    setAsked(undefined);
  };
  const device = asked && asked !== 'others' ? nameOf(asked.agent) : '';
  return (
    <>
      <ul className={classes.list}>
        {shown.map((session) => (
          <SessionLine key={session.id} session={session} onEnd={() => setAsked(session)} />
        ))}
      </ul>
      {others.length > 0 && (
        <Button variant="default" loading={ending.isPending} onClick={() => setAsked('others')}>
          {t('endOthers')}
        </Button>
      )}
      <ConfirmDialog
        opened={asked !== undefined}
        title={asked === 'others' ? t('askOthersTitle') : t('askTitle', { device })}
        text={t('askText')}
        stay={t('stay')}
        go={t('end')}
        onStay={() => setAsked(undefined)}
        onGo={go}
      />
    </>
  );
}

export function SessionsTab() {
  const sessions = useQuery(sessionsOptions());
  return (
    <SettingsLoaded query={sessions}>{(found) => <SessionList sessions={found} />}</SettingsLoaded>
  );
}
