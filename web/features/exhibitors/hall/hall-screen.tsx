import type { Hall, MyEvent } from '@plenum/contract';
import { useQuery } from '@tanstack/react-query';
import { IconBuildingStore, IconDoorOff } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useProblemText } from '../../../platform/use-problem-text.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { StateMessage } from '../../../ui/state-message.tsx';
import { usePageTitle } from '../../../ui/page/use-page-title.ts';
import { floors } from './hall.live.ts';
import { HallFilters } from './hall-filters.tsx';
import { HallFloor } from './hall-floor.tsx';
import { HallPlaceContext } from './use-hall-place.ts';
import classes from './hall-screen.module.css';
import { HallSkeleton } from './hall-skeleton.tsx';
import { useHallPlaceOf } from './use-hall-place-of.ts';

/** The floor, as those who take part walk over it. */
export function HallScreen({ event }: { event: MyEvent }) {
  const t = useTranslations('hall');
  usePageTitle(t('title'));
  return (
    <div className={classes.screen}>
      <header className={classes.head}>
        <h1>{t('title')}</h1>
        <p>{event.name}</p>
      </header>
      {event.modules.includes('exhibitors') ? (
        <OpenHall key={event.id} event={event} />
      ) : (
        <StateMessage icon={IconDoorOff} title={t('closed.title')} text={t('closed.text')} />
      )}
    </div>
  );
}

function OpenHall({ event }: { event: MyEvent }) {
  const t = useTranslations('hall');
  const problemText = useProblemText();
  const { data, error, isFetching, refetch } = useQuery(floors.options(event.id));
  if (data) return <Floor event={event} hall={data} />;
  if (!error) return <HallSkeleton />;
  return (
    <ErrorState
      title={t('failed')}
      text={problemText(error)}
      isRetrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
}

function Floor({ event, hall }: { event: MyEvent; hall: Hall }) {
  const t = useTranslations('hall');
  const place = useHallPlaceOf(event, hall);
  if (hall.booths.length === 0) {
    return (
      <StateMessage icon={IconBuildingStore} title={t('empty.title')} text={t('empty.text')} />
    );
  }
  return (
    <HallPlaceContext value={place}>
      <HallFilters />
      <HallFloor />
    </HallPlaceContext>
  );
}
