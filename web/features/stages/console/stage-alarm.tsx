import '../../../ui/styles/settings.css';
import { Switch } from '@mantine/core';
import type { Stage } from '@plenum/contract';
import { useEffect } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useStoredValue } from '../../../platform/device-settings.ts';
import { Notice } from '../../../ui/notice.tsx';
import { alarmSound, soundAlarm } from './console.alarm-sound.ts';
import classes from './live-conference.module.css';

interface StageAlarmProps {
  stages: readonly Stage[];
  nameOf: (stage: Stage) => string;
}

/** Again and again until the picture is back. */
const repeatMs = 10_000;

/** The picture of a stage stands still: not to be overlooked, nor overheard. */
export function StageAlarm({ stages, nameOf }: StageAlarmProps) {
  const t = useTranslations('stages.console.alarm');
  const format = useFormatter();
  const isOn = useStoredValue(alarmSound);
  const stopped = stages.filter(({ run }) => run?.state === 'interrupted');
  const runs = stopped.map(({ run }) => run?.id).join(' ');
  useEffect(() => {
    if (runs === '') return undefined;
    soundAlarm();
    const timer = setInterval(soundAlarm, repeatMs);
    return () => clearInterval(timer);
  }, [runs]);
  if (stopped.length === 0) return null;
  return (
    <div className={classes.alarm}>
      <Notice tone="danger">
        <strong>
          {t('stopped', { count: stopped.length, names: format.list(stopped.map(nameOf)) })}
        </strong>{' '}
        {t(stopped.every(({ hasFallback }) => hasFallback) ? 'instead' : 'viewers')}
      </Notice>
      <Switch
        label={t('sound')}
        checked={isOn}
        onChange={({ currentTarget }) => alarmSound.set(currentTarget.checked)}
      />
    </div>
  );
}
