import { Button } from '@mantine/core';
import { useTranslations } from 'use-intl';
import classes from './palette.module.css';
import type { ChoiceGroup } from './search.choices.ts';

interface PaletteStatesProps {
  q: string;
  groups: readonly ChoiceGroup[];
  isSearching: boolean;
  hasFailed: boolean;
  retry: () => void;
}

/** What stands below the results, or instead of them; counts are read out when the typing pauses. */
export function PaletteStates({ q, groups, isSearching, hasFailed, retry }: PaletteStatesProps) {
  const t = useTranslations('search');
  const shell = useTranslations('shell');
  const count = groups.reduce((sum, { choices }) => sum + choices.length, 0);
  const isEmpty = count === 0 && !isSearching && !hasFailed;
  return (
    <>
      {hasFailed && (
        <div role="alert" className={classes.failure}>
          {t('failed')}
          <Button size="compact-sm" variant="subtle" onClick={retry}>
            {shell('retry')}
          </Button>
        </div>
      )}
      {isEmpty && <p className={classes.empty}>{t('nothing', { q })}</p>}
      <p className="visually-hidden" aria-live="polite">
        {q !== '' && !isSearching && t('found', { count })}
      </p>
    </>
  );
}
