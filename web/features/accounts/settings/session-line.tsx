import { Button } from '@mantine/core';
import type { Session } from '@plenum/contract';
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { RelativeTime } from '../../../ui/time/relative-time.tsx';
import { useNow } from '../../../ui/time/use-now.ts';
import { deviceOf } from '../../../platform/device-of.ts';
import classes from './sessions-tab.module.css';
import { useDeviceName } from './use-device-name.ts';

interface SessionLineProps {
  session: Session;
  onEnd: () => void;
}

const nowMs = 120_000;

function LastSeen({ at, isCurrent }: { at: string; isCurrent: boolean }) {
  const t = useTranslations('settings.sessions');
  const isNow = useNow() - Date.parse(at) < nowMs || isCurrent;
  if (isNow) return <span>{t('activeNow')}</span>;
  return (
    <span>
      {t('lastSeen')} <RelativeTime at={at} />
    </span>
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
          <LastSeen at={session.lastSeenAt} isCurrent={session.isCurrent} />
          <span>{t('network', { network: session.network })}</span>
          <span>{session.organisation}</span>
          {session.actedBy !== null && <strong>{t('actedBy', { name: session.actedBy })}</strong>}
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
