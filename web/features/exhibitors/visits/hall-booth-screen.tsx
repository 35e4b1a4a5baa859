import type { HallBoothPage, MyEvent } from '@plenum/contract';
import { useQuery } from '@tanstack/react-query';
import { IconArrowLeft, IconBuildingOff } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { CallProblem } from '../../../platform/call-problem.ts';
import { useProblemText } from '../../../platform/use-problem-text.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { StateMessage } from '../../../ui/state-message.tsx';
import { usePageTitle } from '../../../ui/page/use-page-title.ts';
import { boothPages } from '../hall/hall.live.ts';
import { HallBooth } from './hall-booth.tsx';
import classes from './hall-booth.module.css';
import { HallBoothSkeleton } from './hall-booth-skeleton.tsx';
import { useHallAddress } from '../hall/use-hall-address.ts';
import { useVisitBeats } from './use-visit-beats.ts';

interface HallBoothScreenProps {
  event: MyEvent;
  exhibitorId: number;
  /** What a visitor can do here that another feature brings. */
  deeds?: (booth: Pick<HallBoothPage, 'id' | 'name'>) => ReactNode;
  /** Talking with the staff. */
  talk?: (booth: Pick<HallBoothPage, 'id' | 'name'>) => ReactNode;
}

/** A booth from near. */
export function HallBoothScreen({ event, exhibitorId, deeds, talk }: HallBoothScreenProps) {
  const t = useTranslations('hall');
  const { search } = useHallAddress();
  const booth = useQuery(boothPages.options({ eventId: event.id, exhibitorId }));
  usePageTitle(booth.data?.name ?? t('booth.title'));
  return (
    <div className={classes.page}>
      <Link to="/exhibit-hall" search={search} className={classes.back}>
        <IconArrowLeft size={16} aria-hidden /> {t('booth.back')}
      </Link>
      {booth.data ? (
        <Visited
          event={event}
          booth={booth.data}
          deeds={deeds?.(booth.data)}
          talk={talk?.(booth.data)}
        />
      ) : (
        <Absent
          problem={booth.error}
          isRetrying={booth.isFetching}
          onRetry={() => void booth.refetch()}
        />
      )}
    </div>
  );
}

interface VisitedProps {
  event: MyEvent;
  booth: HallBoothPage;
  deeds: ReactNode;
  talk: ReactNode;
}

function Visited({ event, booth, deeds, talk }: VisitedProps) {
  useVisitBeats(event.id, booth.id);
  return <HallBooth event={event} booth={booth} deeds={deeds} talk={talk} />;
}

interface AbsentProps {
  problem: unknown;
  isRetrying: boolean;
  onRetry: () => void;
}

function Absent({ problem, isRetrying, onRetry }: AbsentProps) {
  const t = useTranslations('hall.booth');
  const problemText = useProblemText();
  if (!problem) return <HallBoothSkeleton />;
  const isGone = problem instanceof CallProblem && [404, 422].includes(problem.status);
  return (
    <>
      <h1 className="visually-hidden">{t('title')}</h1>
      {isGone ? (
        <StateMessage icon={IconBuildingOff} title={t('goneTitle')} text={t('goneText')} />
      ) : (
        <ErrorState
          title={t('failed')}
          text={problemText(problem)}
          isRetrying={isRetrying}
          onRetry={onRetry}
        />
      )}
    </>
  );
}
