import type { EventCard } from '@plenum/contract';
import { IconArrowRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import classes from './call-screen.module.css';
import { exhibitorCallOptions } from './applications.call-api.ts';

/** On the event's page while companies may apply; otherwise nothing. */
export function CallLink({ event }: { event: EventCard }) {
  const t = useTranslations('event-page.exhibit');
  const { data } = useQuery(exhibitorCallOptions(event.slug));
  if (!data?.isOpen) return null;
  return (
    <section className={classes.invitation} aria-label={t('title')}>
      <div>
        <h2>{t('title')}</h2>
        <p>{t('text')}</p>
      </div>
      <Link to="/e/$slug/exhibit" params={{ slug: event.slug }}>
        {t('link')} <IconArrowRight size={16} aria-hidden className="mantine-rotate-rtl" />
      </Link>
    </section>
  );
}
