import { Button } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Panel } from '../../../ui/panel/panel.tsx';
import { ReadingState } from '../../../ui/reading-state.tsx';
import { LinesSkeleton } from '../../../ui/skeleton.tsx';
import { door } from '../bookings.live.ts';
import type { Desk } from './door.desk.ts';
import { type Entrance, findKept, type Passes } from './door.passes.ts';
import { DoorPeople } from './door-people.tsx';
import classes from './door-screen.module.css';

interface DoorListProps extends Entrance {
  q: string;
  desk: Desk;
}

/** Who is expected, page by page, as the server has it. */
export function DoorList({ eventId, listId, q, desk }: DoorListProps) {
  const t = useTranslations('bookings.door');
  const [after, setAfter] = useState<number | null>(null);
  const query = useQuery({
    ...door.options({ eventId, listId, q, after }),
    placeholderData: keepPreviousData,
  });
  const last = query.data?.hasMore ? query.data.places.at(-1) : undefined;
  return (
    <Panel title={t('people')}>
      {query.data ? (
        <DoorPeople
          eventId={eventId}
          people={query.data.places}
          isLive
          listId={listId}
          onLetIn={(placeId) => void desk.check({ placeId })}
          onTookBack={desk.tookBack}
        />
      ) : (
        <ReadingState reading={query} title={t('failed')} skeleton={<LinesSkeleton lines={6} />} />
      )}
      {(last !== undefined || after !== null) && (
        <div className={classes.pages}>
          {after !== null && (
            <Button variant="default" onClick={() => setAfter(null)}>
              {t('fromStart')}
            </Button>
          )}
          {last && (
            <Button variant="default" onClick={() => setAfter(last.id)}>
              {t('goOn')}
            </Button>
          )}
        </div>
      )}
    </Panel>
  );
}

/** The same from what this device keeps. */
export function KeptDoorList({
  passes,
  q,
  desk,
}: Pick<DoorListProps, 'q' | 'desk'> & { passes: Passes }) {
  const t = useTranslations('bookings.door');
  return (
    <Panel title={t('people')}>
      <DoorPeople
        eventId={desk.at.eventId}
        people={findKept(passes, q)}
        isLive={false}
        listId={desk.at.listId}
        onLetIn={(placeId) => void desk.check({ placeId })}
        onTookBack={desk.tookBack}
      />
    </Panel>
  );
}
