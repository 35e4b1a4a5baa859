import '../../../ui/styles/settings.css';
import { Button, Switch } from '@mantine/core';
import { IconWifi, IconWifiOff } from '@tabler/icons-react';
import { useFormatter, useTranslations } from 'use-intl';
import { useStoredValue } from '../../../platform/device-settings.ts';
import { Notice } from '../../../ui/notice.tsx';
import { StatePill } from '../../../ui/state-pill.tsx';
import { doorSound } from './door.cues.ts';
import type { DeskState } from './door.desk.ts';
import { isUnsent, type WaitingCheck } from './door.waiting.ts';
import classes from './door-line.module.css';

interface DoorLineProps {
  state: DeskState;
  waiting: readonly WaitingCheck[];
}

/** Whether what is said comes from the server or from this device, and what is still to be sent. */
export function DoorLine({ state: { isLive, passes }, waiting }: DoorLineProps) {
  const t = useTranslations('bookings.door');
  const format = useFormatter();
  const count = waiting.filter(isUnsent).length;
  const isSettled = isLive && count === 0;
  return (
    <div className={classes.line}>
      <output>
        <StatePill
          icon={isLive ? IconWifi : IconWifiOff}
          hue={isLive ? 'green' : 'amber'}
          label={t(isLive ? 'line.live' : 'line.off')}
        />
        {!isSettled && <strong>{t('line.waiting', { count })}</strong>}
        {!isLive && (
          <span>
            {passes
              ? t('line.kept', {
                  count: passes.byId.size,
                  at: format.dateTime(new Date(passes.readAt), { timeStyle: 'short' }),
                })
              : t('line.none')}
          </span>
        )}
      </output>
      <Switch
        label={t('sound')}
        checked={useStoredValue(doorSound)}
        onChange={({ currentTarget }) => doorSound.set(currentTarget.checked)}
      />
    </div>
  );
}

interface DifferencesProps {
  waiting: readonly WaitingCheck[];
  onDismiss: (key: string) => void;
}

/** What the server knew better than this device did. */
export function DoorDifferences({ waiting, onDismiss }: DifferencesProps) {
  const t = useTranslations('bookings.door.differences');
  const results = useTranslations('bookings.door.results');
  const format = useFormatter();
  const timeOf = (at: string) =>
    format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'short' });
  return waiting.map(({ key, fullName: name, at, differs }) => {
    if (!differs) return null;
    const { result, checkedInAt } = differs;
    const here = timeOf(at);
    return (
      <Notice key={key} tone="danger">
        <span className={classes.difference}>
          <span>
            {result === 'again' && checkedInAt
              ? t('again', { name, here, there: timeOf(checkedInAt) })
              : result === 'cancelled' || result === 'unknown'
                ? t('invalid', { name, here })
                : t('refused', { name, here, why: results(result) })}
          </span>
          <Button
            size="compact-sm"
            variant="default"
            aria-label={t('dismissOf', { name })}
            onClick={() => onDismiss(key)}
          >
            {t('dismiss')}
          </Button>
        </span>
      </Notice>
    );
  });
}
