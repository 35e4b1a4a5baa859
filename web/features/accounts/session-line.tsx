import { Button } from '@mantine/core';
import type { Session } from '@plenum/contract';
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react';
import { useFormatter, useNow, useTranslations } from 'use-intl';
import { deviceOf } from './accounts.devices.ts';
import classes from './sessions-tab.module.css';
import { useDeviceName } from './use-device-name.ts';

interface SessionLineProps {
  session: Session;
  onEnd: () => void;
}

const minute = 60_000;

function LastSeen({ at }: { at: string }) {
  const t = useTranslations('settings.sessions');
  const format = useFormatter();
  const now = useNow({ updateInterval: minute });
  const seen = new Date(at);
  const isNow = now.getTime() - seen.getTime() < 2 * minute;
  const exact = format.dateTime(seen, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <time dateTime={at} title={exact}>
      {isNow ? t('activeNow') : t('lastSeen', { time: format.relativeTime(seen, now) })}
    </time>
  );
}

export function SessionLine({ session, onEnd }: SessionLineProps) {
  const t = useTranslations('settings.sessions');
  const name = useDeviceName()(session.agent);
  const DeviceIcon = deviceOf(session.agent).isHandheld ? IconDeviceMobile : IconDeviceDesktop;
  return (
    <li className={classes.line}>
      <DeviceIcon size={28} stroke={1.5} aria-hidden className={classes.icon} />
      <div className={classes.words}>
        <p className={classes.name}>
          {name}
          {session.isCurrent && <span className={classes.current}>{t('current')}</span>}
        </p>
        <p className={classes.facts}>
          <LastSeen at={session.lastSeenAt} />
          <span>{t('network', { network: session.network })}</span>
          <span>{session.organisation}</span>
        </p>
      </div>
      {!session.isCurrent && (
        <Button
          size="compact-sm"
          variant="subtle"
          color="red"
          aria-label={t('endDevice', { device: name })}
          onClick={onEnd}
        >
          {t('end')}
        </Button>
      )}
    </li>
  );
}
