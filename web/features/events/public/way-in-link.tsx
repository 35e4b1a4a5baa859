import type { EventCard } from '@plenum/contract';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';

interface WayInLinkProps {
  event: EventCard;
  sells: boolean;
}

/** The one clear way to come, in sight at once: to the tickets, else to the form below. */
export function WayInLink({ event, sells }: WayInLinkProps) {
  const t = useTranslations('event-page');
  if (sells) {
    return (
      <Link to="/e/$slug/register" params={{ slug: event.slug }}>
        {t('tickets.go')}
      </Link>
    );
  }
  return <a href="#join">{t('join.joinNow')}</a>;
}

export const hasWayIn = ({ event, sells }: WayInLinkProps): boolean =>
  event.state !== 'ended' && (sells || event.joining !== 'closed');
