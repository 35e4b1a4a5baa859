import type { VisitorDeeds as Deeds } from '@plenum/contract';
import { useQuery } from '@tanstack/react-query';
import { IconArrowLeft, IconUserOff } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { CallProblem } from '../../../platform/call-problem.ts';
import { useProblemText } from '../../../platform/use-problem-text.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { PersonPicture } from '../../../ui/person/person-picture.tsx';
import { LinesSkeleton } from '../../../ui/skeleton.tsx';
import { StateMessage } from '../../../ui/state-message.tsx';
import { isDone, kinds } from './console.deeds.ts';
import { visitorDeedsOptions } from './console.api.ts';
import classes from './visitor-deeds.module.css';
import { VisitorDeedsPart } from './visitor-deeds-part.tsx';

interface VisitorDeedsProps {
  exhibitorId: number;
  personId: number;
  /** Where they were opened from a list of people: back to it. */
  hasList: boolean;
}

/** What earned one visitor each of their points. */
export function VisitorDeeds({ exhibitorId, personId, hasList }: VisitorDeedsProps) {
  const t = useTranslations('booth.console');
  return (
    <>
      {hasList && (
        <Link
          to="."
          search={({ who: _, ...before }: Record<string, unknown>) => before}
          hash=""
          resetScroll={false}
          className={classes.back}
        >
          <IconArrowLeft size={16} stroke={2} aria-hidden />
          {t('allPeople')}
        </Link>
      )}
      <Told exhibitorId={exhibitorId} personId={personId} />
    </>
  );
}

function Told({ exhibitorId, personId }: Omit<VisitorDeedsProps, 'hasList'>) {
  const t = useTranslations('booth.console');
  const problemText = useProblemText();
  const { data, error, isFetching, refetch } = useQuery(visitorDeedsOptions(exhibitorId, personId));
  if (error instanceof CallProblem && error.status === 404) {
    return <StateMessage icon={IconUserOff} title={t('unnamedTitle')} text={t('unnamedText')} />;
  }
  if (!data && error) {
    return (
      <ErrorState
        title={t('deedsFailed')}
        text={problemText(error)}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <LinesSkeleton lines={6} />;
  return <Account exhibitorId={exhibitorId} deeds={data} />;
}

function Account({ exhibitorId, deeds }: { exhibitorId: number; deeds: Deeds }) {
  const t = useTranslations('booth.console');
  return (
    <>
      <p className={classes.who}>
        <PersonPicture name={deeds.fullName} picture={deeds.avatar} size={48} />
        <strong>
          <bdi>{deeds.fullName}</bdi>
        </strong>
        <strong className={classes.score} dir="auto">
          {t('points', { count: deeds.score })}
        </strong>
      </p>
      {kinds
        .filter((kind) => isDone(deeds, kind))
        .map((kind) => (
          <VisitorDeedsPart key={kind} exhibitorId={exhibitorId} deeds={deeds} kind={kind} />
        ))}
    </>
  );
}
