import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { PublicSpeakers } from './public-speakers.tsx';
import { shownSpeakers } from '../speakers.live.ts';
import classes from './public-speakers.module.css';

/** On a page about more than the speakers: nothing at all where there are none. */
export function PublicSpeakersSection({ slug }: { slug: string }) {
  const t = useTranslations('shown-speakers');
  const { data } = useQuery(shownSpeakers.options(slug));
  if (!data || data.speakers.length === 0) return null;
  return (
    <div id="speakers" className={classes.section}>
      <h2>{t('title')}</h2>
      <PublicSpeakers slug={slug} level={3} />
    </div>
  );
}
