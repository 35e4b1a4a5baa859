import { useTranslations } from 'use-intl';
import { Skeleton } from '../../ui/skeleton.tsx';
import classes from './lobby.module.css';

export function LobbySkeleton() {
  const t = useTranslations('shell');
  return (
    <output className={classes.lobby} aria-label={t('loading')}>
      <Skeleton height={360} />
      <span className={classes.columns}>
        <Skeleton height={400} />
        <Skeleton height={400} />
      </span>
    </output>
  );
}
