import { IconUsers } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import classes from './lobby-hero.module.css';
import { onlineOptions } from './lobby.queries.ts';

/** Nothing where it cannot be said: nobody waits for it. */
export function PeopleOnline({ eventId }: { eventId: number }) {
  const t = useTranslations('lobby');
  const { data } = useQuery(onlineOptions(eventId));
  // Whoever reads this is online, though their own connection may be a moment younger.
  const people = data && Math.max(1, data.people);
  return (
    <p className={classes.online} title={t('onlineHint')}>
      {people !== undefined && (
        <>
          <span className={classes.dot} aria-hidden />
          <IconUsers size={16} aria-hidden />
          <bdi>{t('online', { people })}</bdi>
        </>
      )}
    </p>
  );
}
