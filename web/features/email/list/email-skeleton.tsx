import { useTranslations } from 'use-intl';
import { Skeleton } from '../../../ui/skeleton.tsx';
import classes from './email-skeleton.module.css';

const widths = ['48%', '36%', '55%', '42%', '60%', '38%', '50%', '44%'];

export function EmailSkeleton() {
  const t = useTranslations('shell');
  return (
    <output className={classes.rows} aria-label={t('loading')}>
      {widths.map((width) => (
        <span key={width} className={classes.row}>
          <Skeleton width={width} />
          <Skeleton width="82%" />
          <Skeleton width="94%" height={10} />
        </span>
      ))}
    </output>
  );
}

/** What comes when a mail is opened: its head and some lines. */
export function MailSkeleton() {
  const t = useTranslations('shell');
  return (
    <output className={classes.mail} aria-label={t('loading')}>
      <Skeleton width="60%" height={22} />
      <span className={classes.sender}>
        <Skeleton height={36} isRound />
        <Skeleton width="40%" />
      </span>
      <Skeleton width="92%" />
      <Skeleton width="85%" />
      <Skeleton width="64%" />
    </output>
  );
}
