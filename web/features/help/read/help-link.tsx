import { IconArrowRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { shownHelp } from '../help.live.ts';
import classes from './help-link.module.css';

/** On the page of an event while its organisation shows its help to everyone; otherwise nothing. */
export function HelpLink({ slug }: { slug: string }) {
  const t = useTranslations('event-page.help');
  const { data } = useQuery(shownHelp.options({ slug }));
  if (!data?.help || data.help.categories.length === 0) return null;
  return (
    <section className={classes.invitation} aria-label={t('title')}>
      <div>
        <h2>{t('title')}</h2>
        <p>{t('text')}</p>
      </div>
      <Link to="/e/$slug/help" params={{ slug }}>
        {t('link')} <IconArrowRight size={16} aria-hidden className="mantine-rotate-rtl" />
      </Link>
    </section>
  );
}
