import type { CurrentRun } from '@plenum/contract';
import { Button } from '@mantine/core';
import { useBlocker } from '@tanstack/react-router';
import { IconBroadcast, IconEye } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { clockOf } from '../player/player.clock.ts';
import type { StudioState } from './studio.ts';
import classes from './studio.module.css';

interface LiveBarProps {
  run: CurrentRun;
  viewers: number;
  state: StudioState;
  isBusy: boolean;
  isEnding: boolean;
  onSend: () => void;
  onAsk: (isEnding: boolean) => void;
  onEnd: () => void;
}

/** How long it is live, who watches, how the line does, and the way out. */
export function LiveBar(props: LiveBarProps) {
  const { run, viewers, state, isBusy, isEnding, onSend, onAsk, onEnd } = props;
  const t = useTranslations('stages.studio');
  const { standing, line } = state;
  const isSending = standing === 'sending';
  const leaving = useBlocker({
    shouldBlockFn: () => isSending,
    enableBeforeUnload: isSending,
    withResolver: true,
  });
  return (
    <div className={classes.fields}>
      <p className={classes.state}>
        {run.liveAt === null ? t('waiting') : <Since at={run.liveAt} />}
      </p>
      <p className={classes.viewers}>
        <IconEye size={18} aria-hidden />
        {t('viewers', { count: viewers })}
      </p>
      {isSending && line.isLost && (
        <Notice tone="warning">{t('lineLost', { seconds: Math.round(line.behind) })}</Notice>
      )}
      {isSending && !line.isLost && line.behind > 2 && (
        <Notice tone="warning">{t('lineSlow', { seconds: Math.round(line.behind) })}</Notice>
      )}
      {!isSending && <Notice tone="calm">{t(`standing.${standing}`)}</Notice>}
      {!isSending && standing !== 'over' && (
        <Button
          leftSection={<IconBroadcast size={18} aria-hidden />}
          disabled={state.canSend !== true}
          loading={isBusy}
          onClick={onSend}
        >
          {t('sendHere')}
        </Button>
      )}
      <Button color="red" variant="light" loading={isBusy && isSending} onClick={() => onAsk(true)}>
        {t('end')}
      </Button>
      <ConfirmDialog
        opened={isEnding}
        title={t('endTitle')}
        text={t('endText')}
        stay={t('stay')}
        go={t('end')}
        onStay={() => onAsk(false)}
        onGo={onEnd}
      />
      <ConfirmDialog
        opened={leaving.status === 'blocked'}
        title={t('leaveTitle')}
        text={t('leaveText')}
        stay={t('stay')}
        go={t('leave')}
        onStay={() => leaving.reset?.()}
        onGo={() => leaving.proceed?.()}
      />
    </div>
  );
}

/** Counted on by seconds. */
function Since({ at }: { at: string }) {
  const t = useTranslations('stages.studio');
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return t('since', { time: clockOf(Math.max(0, (now - Date.parse(at)) / 1_000)) });
}
