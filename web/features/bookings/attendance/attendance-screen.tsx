import type { DoorAttendance, MyEvent } from '@plenum/contract';
import { IconDoorEnter, IconTicket, IconUserCheck, IconUserOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { DownloadButton } from '../../../ui/download-button.tsx';
import { usePageTitle } from '../../../ui/page/use-page-title.ts';
import { ReadingState } from '../../../ui/reading-state.tsx';
import { LinesSkeleton } from '../../../ui/skeleton.tsx';
import { StatCard } from '../../../ui/stat/stat-card.tsx';
import { ListChoice } from '../door/list-choice.tsx';
import { exportAttendance } from './attendance.api.ts';
import { attendance } from './attendance.live.ts';
import { type AttendanceSearch, peopleBehind } from './attendance.places.ts';
import { HourFigures, TicketFigures } from './attendance-figures.tsx';
import { AttendancePeople } from './attendance-people.tsx';
import classes from './attendance-screen.module.css';

interface AttendanceProps {
  event: MyEvent;
  search: AttendanceSearch;
}

/** How many have come, by ticket and by hour; each number opens who they are. */
export function AttendanceScreen({ event, search }: AttendanceProps) {
  const t = useTranslations('bookings.attendance');
  const navigate = useNavigate();
  const page = peopleBehind(event.id, search);
  const query = useQuery(attendance.options({ eventId: event.id, listId: page.listId }));
  usePageTitle(t('title'));
  return (
    <div className={classes.screen}>
      <header className={classes.head}>
        <h1>{t('title')}</h1>
        <ListChoice
          eventId={event.id}
          listId={page.listId}
          onChoose={(listId) =>
            void navigate({
              to: '/bookings/check-in/attendance',
              search: listId === null ? {} : { list: `${listId}` },
            })
          }
        />
        <DownloadButton label={t('export')} save={() => exportAttendance(page)} />
      </header>
      {query.data ? (
        <Figures event={event} search={search} figures={query.data} />
      ) : (
        <ReadingState reading={query} title={t('failed')} skeleton={<LinesSkeleton lines={8} />} />
      )}
      <AttendancePeople key={JSON.stringify(page)} page={page} search={search} />
    </div>
  );
}

function Figures({ event, search, figures }: AttendanceProps & { figures: DoorAttendance }) {
  const t = useTranslations('bookings.attendance');
  const { expected, came, inNow, tickets, hours } = figures;
  const list = search.list === undefined ? {} : { list: search.list };
  const to = '/bookings/check-in/attendance';
  return (
    <>
      <div className={classes.cards}>
        <StatCard
          icon={IconTicket}
          label={t('expected')}
          value={expected}
          link={{ to, search: list }}
        />
        <StatCard
          icon={IconUserCheck}
          label={t('states.came')}
          value={came}
          link={{ to, search: { ...list, state: 'came' } }}
        />
        <StatCard
          icon={IconDoorEnter}
          label={t('states.in')}
          value={inNow}
          link={{ to, search: { ...list, state: 'in' } }}
        />
        <StatCard
          icon={IconUserOff}
          label={t('states.missing')}
          value={Math.max(0, expected - came)}
          link={{ to, search: { ...list, state: 'missing' } }}
        />
      </div>
      <TicketFigures event={event} tickets={tickets} list={list} />
      <HourFigures event={event} hours={hours} list={list} />
    </>
  );
}
