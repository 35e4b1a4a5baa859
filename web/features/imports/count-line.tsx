import type { ImportCounts } from '@plenum/contract';
import { useTranslations } from 'use-intl';
import classes from './imports-screen.module.css';

const deeds = ['new', 'change', 'same', 'wrong'] as const;

/** How many rows came to what; nothing is said of none. */
export function CountLine({ counts }: { counts: ImportCounts }) {
  const t = useTranslations('imports.counted');
  return (
    <span className={classes.counted}>
      {deeds
        .filter((deed) => counts[deed] > 0)
        .map((deed) => (
          <span key={deed} data-deed={deed}>
            {t(deed, { count: counts[deed] })}
          </span>
        ))}
    </span>
  );
}
