import type { PollResults } from '@plenum/contract';
import { useTranslations } from 'use-intl';
import classes from './polls.module.css';

const smallest = 0.85;
const growth = 1.4;

/** What many said is large; read out in order, with how many said it. */
export function PollCloud({ words }: Pick<PollResults, 'words'>) {
  const t = useTranslations('polls');
  const most = Math.max(...words.map(({ count }) => count));
  return (
    <ul className={classes.cloud} aria-label={t('cloud')}>
      {words.map(({ word, count }) => (
        <li
          key={word}
          style={{ fontSize: `${smallest + growth * Math.sqrt(count / most)}em` }}
          title={t('said', { count })}
        >
          <bdi>{word}</bdi> <span className="visually-hidden">{t('said', { count })}</span>
        </li>
      ))}
    </ul>
  );
}
