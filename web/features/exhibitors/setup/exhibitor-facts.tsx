import { smallOf } from '@plenum/contract/kernel/picture-sizes.ts';
import type { ExhibitorLine, TierRules } from '@plenum/contract';
import { IconEyeCheck } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { PlaceLink } from '../../../ui/place-link.tsx';
import { BoothProgress } from '../editor/booth-progress.tsx';
import classes from './exhibitor-list.module.css';

interface ExhibitorFactsProps {
  line: ExhibitorLine;
  rules: TierRules | undefined;
}

/** Who it is, what the booth still lacks, and what came of it so far. */
export function ExhibitorFacts({ line, rules }: ExhibitorFactsProps) {
  const t = useTranslations('exhibitors');
  const { id, name, logo, missing, awaitsReview, contactEmail, booking } = line;
  return (
    <>
      <span className={classes.thumb} data-empty={logo === null || undefined}>
        {logo && <img src={smallOf(logo)} alt="" loading="lazy" />}
      </span>
      <div className={classes.words}>
        <Link
          className={classes.name}
          to="/booths/$exhibitorId"
          params={{ exhibitorId: String(id) }}
        >
          <bdi>{name}</bdi>
        </Link>
        {contactEmail && <bdi className={classes.email}>{contactEmail}</bdi>}
        {booking && (
          <PlaceLink className={classes.booked} href={`/bookings/${booking.id}`}>
            {t(booking.isStanding ? 'booked' : 'bookedOff', { reference: booking.reference })}
          </PlaceLink>
        )}
        <BoothProgress missing={missing} />
        {awaitsReview && (
          <Link
            className={classes.review}
            to="."
            search={(before) => ({ ...before, review: String(id) })}
            resetScroll={false}
          >
            <IconEyeCheck size={14} aria-hidden /> {t('awaitsReview')}
          </Link>
        )}
      </div>
      <Figures line={line} rules={rules} />
    </>
  );
}

/** Each number leads to what it counts. */
function Figures({ line, rules }: ExhibitorFactsProps) {
  const t = useTranslations('exhibitors.figures');
  const { id, staff, invited, visitors, cards } = line;
  const booth: string = `/booths/${id}`;
  const figures = [
    {
      name: t('staff'),
      to: booth,
      value: rules ? t('of', { count: staff, most: rules.staff }) : staff,
    },
    { name: t('invited'), to: booth, value: invited },
    {
      name: t('visitors'),
      to: `${booth}/console`,
      search: { step: 'visited' as const },
      value: visitors,
    },
    {
      name: t('cards'),
      to: `${booth}/console`,
      search: { step: 'dropped' as const },
      value: cards,
    },
  ];
  return (
    <ul className={classes.figures}>
      {figures.map(({ name, value, to, search = {} }) => (
        <li key={name}>
          <Link to={to} search={search} hash={to === booth ? 'staff' : ''}>
            <strong>{value}</strong> <small>{name}</small>
          </Link>
        </li>
      ))}
    </ul>
  );
}
