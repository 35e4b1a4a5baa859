import { useQuery } from '@tanstack/react-query';
import { Link, type LinkProps } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import classes from '../../../ui/panel/tabbed-screen.module.css';
import { connectionsOptions } from '../profiles.api.ts';

type Place = Pick<LinkProps, 'to' | 'search'>;

const tabs = {
  everyone: { to: '/summit-attendees', search: {} },
  suggested: { to: '/summit-attendees', search: { tab: 'suggested' } },
  connections: { to: '/summit-attendees', search: { tab: 'connections' } },
  attendeeSearch: { to: '/attendee-search', search: {} },
  peopleSearch: { to: '/people-search', search: {} },
} as const satisfies Record<string, Place>;

export type PeopleTab = keyof typeof tabs;

const names = Object.keys(tabs) as PeopleTab[];

interface PeopleTabsProps {
  eventId: number;
  here: string;
}

/** The ways to people: one place, each way with its own address. */
export function PeopleTabs({ eventId, here }: PeopleTabsProps) {
  const t = useTranslations('profiles.attendees');
  const { data } = useQuery(connectionsOptions(eventId));
  const waiting = data?.incoming.length ?? 0;
  return (
    <nav aria-label={t('tabs.label')} className={classes.tabs}>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <Link
              {...tabs[name]}
              className={classes.tab}
              aria-current={name === here ? 'page' : undefined}
              resetScroll={false}
            >
              {t(`tabs.${name}`)}
              {name === 'connections' && waiting > 0 && (
                <span className={classes.waiting}>
                  <span aria-hidden>{waiting}</span>
                  <span className="visually-hidden"> {t('waiting', { count: waiting })}</span>
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
