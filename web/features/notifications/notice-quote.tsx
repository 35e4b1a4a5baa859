import type { Notification } from '@plenum/contract';
import { useLocale } from 'use-intl';
import { wordsIn } from '../../platform/i18n/words.ts';
import classes from './notice-line.module.css';

/** What somebody wrote, as they wrote it. */
export function NoticeQuote({ data }: { data: Notification['data'] }) {
  const locale = useLocale();
  const words = 'words' in data ? wordsIn(data.words, [locale, ...data.languages]) : null;
  const text = words ?? ('text' in data ? data.text : '');
  if (!text) return null;
  return (
    <q className={classes.quote}>
      <bdi>{text}</bdi>
    </q>
  );
}
