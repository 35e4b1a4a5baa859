import { Button } from '@mantine/core';
import type { CheckPlace } from '@plenum/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useWords } from '../../../platform/i18n/words.ts';
import { Panel } from '../../../ui/panel/panel.tsx';
import { ReadingState } from '../../../ui/reading-state.tsx';
import { LinesSkeleton } from '../../../ui/skeleton.tsx';
import { RelativeTime } from '../../../ui/time/relative-time.tsx';
import type { DoorPage } from '../bookings.api.ts';
import { door } from '../bookings.live.ts';
import type { AttendanceSearch } from './attendance.places.ts';
import doorClasses from '../door/door-screen.module.css';

interface PeopleProps {
  page: DoorPage;
  search: AttendanceSearch;
}

/** Who is behind a number, by name. */
export function AttendancePeople({ page, search: { state } }: PeopleProps) {
  const t = useTranslations('bookings.attendance');
  const doorWords = useTranslations('bookings.door');
  const [after, setAfter] = useState<number | null>(null);
  const query = useQuery({
    ...door.options({ ...page, after }),
    placeholderData: keepPreviousData,
  });
  const last = query.data?.hasMore ? query.data.places.at(-1) : undefined;
  return (
    <Panel title={state ? t(`states.${state}`) : t('people')}>
      {query.data ? (
        <People people={query.data.places} />
      ) : (
        <ReadingState reading={query} title={t('failed')} skeleton={<LinesSkeleton lines={6} />} />
      )}
      {last && (
        <div className={doorClasses.pages}>
          <Button variant="default" onClick={() => setAfter(last.id)}>
            {doorWords('goOn')}
          </Button>
        </div>
      )}
    </Panel>
  );
}

function People({ people }: { people: readonly CheckPlace[] }) {
  const t = useTranslations('bookings.door');
  const words = useWords();
  if (people.length === 0) return <p className={doorClasses.none}>{t('nobody')}</p>;
  return (
    <ul className={doorClasses.people}>
      {people.map(({ id, fullName, ticket, reference, cameAt, checkedInAt }) => (
        <li key={id} className={doorClasses.person}>
          <div>
            <strong>
              <bdi>{fullName}</bdi>
            </strong>
            <span>
              <bdi>{words(ticket)}</bdi> · <span dir="ltr">{reference}</span>
            </span>
          </div>
          {cameAt && (
            <span className={doorClasses.came}>
              {t('came')} <RelativeTime at={cameAt} />
              {!checkedInAt && <> · {t('wentOut')}</>}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
