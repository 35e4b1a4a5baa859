import { Button } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useProblemText } from '../../platform/use-problem-text.ts';
import { showToast } from '../../ui/toast/toasts.tsx';
import { noticeSettings } from './notifications.live.ts';
import classes from './notice-settings.module.css';
import { readPushState, startPush, stopPush } from './notifications.push-device.ts';

interface PushHereProps {
  pushKey: string | null;
  devices: number;
}

const stateKey = ['notifications', 'push-here'];

/** Whether this browser is told while the app is closed. */
export function PushHere({ pushKey, devices }: PushHereProps) {
  const t = useTranslations('notice-settings.device');
  const state = useQuery({ queryKey: stateKey, queryFn: readPushState }).data;
  return (
    <section className={classes.device} aria-labelledby="push-here">
      <div className={classes.words}>
        <h4 id="push-here">{t('title')}</h4>
        <p className={classes.hint} aria-live="polite">
          {pushKey === null ? t('none') : state && t(state)}
        </p>
        {pushKey !== null && <p className={classes.hint}>{t('count', { count: devices })}</p>}
      </div>
      {pushKey !== null && (state === 'on' || state === 'off') && (
        <PushButton pushKey={pushKey} isOn={state === 'on'} />
      )}
    </section>
  );
}

function PushButton({ pushKey, isOn }: { pushKey: string; isOn: boolean }) {
  const t = useTranslations('notice-settings.device');
  const client = useQueryClient();
  const problemText = useProblemText();
  const { mutate, isPending } = useMutation({
    mutationFn: () => (isOn ? stopPush() : startPush(pushKey)),
    onError: (problem) => {
      showToast({ text: t('failed', { reason: problemText(problem) }), isFailure: true });
    },
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: stateKey }),
        client.invalidateQueries({ queryKey: noticeSettings.key }),
      ]),
  });
  return (
    <Button variant="default" loading={isPending} onClick={() => mutate()}>
      {t(isOn ? 'stop' : 'start')}
    </Button>
  );
}
