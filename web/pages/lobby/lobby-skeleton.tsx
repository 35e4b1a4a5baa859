import { useTranslations } from 'use-intl';
import { Skeleton } from '../../ui/skeleton.tsx';
import classes from './lobby.module.css';

export function LobbySkeleton() {
  const t = useTranslations('shell');
  return (
    <output className={classes.lobby} aria-label={t('loading')}>
      <Skeleton height={220} />
      <span className={classes.columns}>
        <Skeleton height={280} />
        <Skeleton height={280} />
      </span>
    </output>
  );
}
