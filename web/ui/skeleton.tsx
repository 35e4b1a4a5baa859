import { useTranslations } from 'use-intl';
import classes from './skeleton.module.css';

interface SkeletonProps {
  width?: string;
  height?: number;
  isRound?: boolean;
}

/** One grey piece, shaped like what comes. */
export function Skeleton({ width = '100%', height = 12, isRound = false }: SkeletonProps) {
  return (
    <span
      className={classes.piece}
      data-round={isRound || undefined}
      style={{ width: isRound ? height : width, height }}
    />
  );
}

const labelWidths = ['22%', '30%', '18%', '26%'];

export function FormSkeleton({ fields }: { fields: number }) {
  const t = useTranslations('shell');
  return (
    <output className={classes.form} aria-label={t('loading')}>
      {Array.from({ length: fields }, (_, place) => (
        <span key={place} className={classes.field}>
          <Skeleton width={labelWidths[place % labelWidths.length] ?? '20%'} />
          <Skeleton height={36} />
        </span>
      ))}
    </output>
  );
}

const lineWidths = ['62%', '44%', '56%', '70%', '38%', '51%'];

export function LinesSkeleton({ lines }: { lines: number }) {
  const t = useTranslations('shell');
  return (
    <output className={classes.lines} aria-label={t('loading')}>
      {Array.from({ length: lines }, (_, place) => (
        <span key={place} className={classes.line}>
          <Skeleton height={28} isRound />
          <Skeleton width={lineWidths[place % lineWidths.length] ?? '50%'} />
        </span>
      ))}
    </output>
  );
}

/** In the place of a moving picture. */
export function PictureSkeleton() {
  const t = useTranslations('shell');
  return (
    <output className={classes.picture} aria-label={t('loading')}>
      <span className={classes.piece} />
    </output>
  );
}
