import type { MyEvent } from '@plenum/contract';
import {
  type Icon,
  IconBuildingStore,
  IconCalendarEvent,
  IconCalendarStar,
  IconMicrophone2,
  IconWorld,
} from '@tabler/icons-react';
import { Link, type LinkProps } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { shows } from './lobby.queries.ts';
import classes from './ways-in.module.css';

interface Way {
  name: 'program' | 'mine' | 'hall' | 'speakers' | 'page';
  icon: Icon;
  link: Pick<LinkProps, 'to' | 'params' | 'search'>;
  isThere: boolean;
}

const waysOf = (event: MyEvent): Way[] => [
  {
    name: 'program',
    icon: IconCalendarEvent,
    link: { to: '/conference-program' },
    isThere: event.modules.includes('program'),
  },
  {
    name: 'mine',
    icon: IconCalendarStar,
    link: { to: '/summit-agenda' },
    isThere: event.modules.includes('program'),
  },
  {
    name: 'hall',
    icon: IconBuildingStore,
    link: { to: '/exhibit-hall' },
    isThere: event.modules.includes('exhibitors'),
  },
  {
    name: 'speakers',
    icon: IconMicrophone2,
    link: { to: '/conference-program/speakers' },
    isThere: shows(event, 'speakers'),
  },
  {
    name: 'page',
    icon: IconWorld,
    link: { to: '/e/$slug', params: { slug: event.slug } },
    isThere: event.state !== 'draft',
  },
];

/** Where to go from here; afterwards, what remains. */
export function WaysIn({ event, isOver }: { event: MyEvent; isOver: boolean }) {
  const t = useTranslations('lobby.ways');
  const ways = waysOf(event).filter(({ isThere }) => isThere);
  return (
    <nav className={classes.nav} aria-label={t(isOver ? 'remains' : 'label')}>
      <h2>{t(isOver ? 'remains' : 'label')}</h2>
      <ul className={classes.ways}>
        {ways.map(({ name, icon: Mark, link }) => (
          <li key={name}>
            <Link {...link} className={classes.way}>
              <span className={classes.icon}>
                <Mark size={22} stroke={1.75} aria-hidden />
              </span>
              <span className={classes.words}>
                <strong>{t(`${name}Title`)}</strong>
                <span>{t(`${name}Text`)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
