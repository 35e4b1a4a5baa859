import { Button } from '@mantine/core';
import type { ShownPlan, Texts } from '@plenum/contract';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import classes from './plan-card.module.css';

interface PlanButtonProps {
  plan: ShownPlan;
  titleId: string;
  words: (texts: Texts) => string;
}

const places = {
  join: '/e/$slug',
  tickets: '/e/$slug/register',
  exhibit: '/e/$slug/exhibit',
} as const;

const readers = { booth: 'exhibitors', sponsor: 'sponsors' } as const;

/** Out of here, to a page of an event, or to the booking of one thing it sells; a plan may have none. */
export function PlanButton({ plan: { button, way, isPopular }, titleId, words }: PlanButtonProps) {
  const t = useTranslations('pricing');
  if (!way) return null;
  const look = {
    fullWidth: true,
    className: classes.button,
    variant: isPopular ? 'filled' : 'default',
    'aria-describedby': titleId,
  };
  const usual = way.kind === 'ticket' ? t(`sells.${way.sells}`) : t(`ways.${way.kind}`);
  const label = words(button) || usual;
  if (way.kind === 'link') {
    return (
      <Button component="a" href={way.url} rel="noopener" {...look}>
        {label}
      </Button>
    );
  }
  const { slug } = way;
  if (way.kind === 'ticket') {
    const { ticketId, least, sells } = way;
    const search = {
      t: `${ticketId}.${least}`,
      ...(sells !== 'ticket' && { for: readers[sells] }),
    };
    return (
      <Button
        {...look}
        renderRoot={(props) => (
          <Link to="/e/$slug/register" params={{ slug }} search={search} {...props} />
        )}
      >
        {label}
      </Button>
    );
  }
  const to = places[way.kind];
  return (
    <Button {...look} renderRoot={(props) => <Link to={to} params={{ slug }} {...props} />}>
      {label}
    </Button>
  );
}
