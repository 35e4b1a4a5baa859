import { Button } from '@mantine/core';
import type { EventCard } from '@plenum/contract';
import { IconTicket } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import classes from './register-panel.module.css';

/** The one clear way to come, where an event sells. */
export function RegisterPanel({ event }: { event: Pick<EventCard, 'slug'> }) {
  const t = useTranslations('event-page.tickets');
  const id = useId();
  return (
    <section className={classes.panel} aria-labelledby={id}>
      <h2 id={id}>
        <IconTicket size={20} aria-hidden /> {t('title')}
      </h2>
      <p>{t('text')}</p>
      <Button
        size="md"
        fullWidth
        renderRoot={(props) => (
          <Link to="/e/$slug/register" params={{ slug: event.slug }} {...props} />
        )}
      >
        {t('go')}
      </Button>
    </section>
  );
}
