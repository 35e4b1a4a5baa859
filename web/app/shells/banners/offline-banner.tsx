import { IconWifiOff } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import classes from './offline-banner.module.css';

const onConnection = (listener: () => void) => {
  globalThis.addEventListener('online', listener);
  globalThis.addEventListener('offline', listener);
  return () => {
    globalThis.removeEventListener('online', listener);
    globalThis.removeEventListener('offline', listener);
  };
};

/** The place that speaks is always there: what appears in it is read out. */
export function OfflineBanner() {
  const t = useTranslations('frame');
  const isOnline = useSyncExternalStore(onConnection, () => navigator.onLine);
  return (
    <output className={classes.place}>
      {!isOnline && (
        <span className={classes.banner}>
          <IconWifiOff size={18} stroke={1.75} aria-hidden />
          {t('offline')}
        </span>
      )}
    </output>
  );
}
