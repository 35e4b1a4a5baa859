import { Button } from '@mantine/core';
import { IconMask } from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { stopActing } from '../../../platform/session/act-as.ts';
import { type ActedSession, acting } from '../../../platform/session/acting.ts';
import { useLastSession, useSession } from '../../../platform/session/session.ts';
import { useNow } from '../../../ui/time/use-now.ts';
import classes from './acting-banner.module.css';

/** Says whose eyes these are, as long as they are somebody else's. */
export function ActingBanner({ acted }: { acted: ActedSession }) {
  const t = useTranslations('frame.acting');
  const format = useFormatter();
  const router = useRouter();
  const isOver = useNow() >= Date.parse(acted.until);
  const isLost = useSession() === null;
  const isTheirs = useLastSession()?.person.id === acted.personId;
  const stop = () => {
    stopActing();
    const params = { id: String(acted.personId) };
    void router.navigate({ to: '/apps/user/view/$id', params });
  };
  useEffect(() => {
    // Somebody signed in anew meanwhile: there is nothing to go back to.
    if (!isTheirs) acting.set(null);
    else if (isOver || isLost) stopActing();
  }, [isTheirs, isOver, isLost]);
  return (
    <output className={classes.banner}>
      <IconMask size={18} stroke={1.75} aria-hidden />
      <span>
        {t('text', {
          name: acted.name,
          time: format.dateTime(new Date(acted.until), { timeStyle: 'short' }),
        })}
      </span>
      <Button size="compact-sm" variant="default" onClick={stop}>
        {t('stop')}
      </Button>
    </output>
  );
}
