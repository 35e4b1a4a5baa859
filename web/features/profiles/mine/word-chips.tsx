import { IconSparkles } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { isAmong } from '../profiles.words.ts';
import classes from './word-chips.module.css';

const none: readonly string[] = [];

interface WordChipsProps {
  words: readonly string[];
  /** Those that are mine as well stand out, by more than a colour. */
  common?: readonly string[];
  most?: number;
}

export function WordChips({ words, common = none, most = words.length }: WordChipsProps) {
  const t = useTranslations('profiles.person');
  const ordered = words.toSorted(
    (one, other) => Number(isAmong(common, other)) - Number(isAmong(common, one)),
  );
  const rest = words.length - most;
  return (
    <ul className={classes.chips}>
      {ordered.slice(0, most).map((word) => {
        const isCommon = isAmong(common, word);
        return (
          <li key={word} className={classes.chip} data-common={isCommon || undefined}>
            {isCommon && <IconSparkles size={12} aria-hidden />}
            <bdi>{word}</bdi>
            {isCommon && <span className="visually-hidden"> {t('inCommon')}</span>}
          </li>
        );
      })}
      {rest > 0 && <li className={classes.chip}>{t('more', { count: rest })}</li>}
    </ul>
  );
}
