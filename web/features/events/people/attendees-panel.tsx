import type { EventSetup } from '@plenum/contract';
import { IconMailForward, IconUserPlus, IconUsers } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { FigureLink } from '../../../ui/panel/figure-link.tsx';
import { numbers } from '../events.live.ts';
import classes from './attendees-panel.module.css';
import { PastePeople } from './paste-people.tsx';

export function AttendeesPanel({ setup }: { setup: EventSetup }) {
  const t = useTranslations('events.attendees');
  const { data, isError } = useQuery(numbers.options(setup.id));
  const unknown = isError ? null : undefined;
  const list = { to: '/users/conference' } as const;
  return (
    <div className={classes.parts}>
      <div className={classes.figures}>
        <FigureLink
          icon={IconUsers}
          hue="indigo"
          label={t('taking')}
          value={data?.attendees ?? unknown}
          link={list}
        />
        <FigureLink
          icon={IconUserPlus}
          hue="green"
          label={t('today')}
          value={data?.joinedToday ?? unknown}
          link={{ ...list, search: { came: 'today' } }}
        />
        <FigureLink
          icon={IconMailForward}
          hue="amber"
          label={t('invited')}
          value={data?.invited ?? unknown}
          link={list}
        />
      </div>
      <PastePeople eventId={setup.id} />
    </div>
  );
}
