import { Drawer } from '@mantine/core';
import type { Console, Step } from '@plenum/contract';
import { useQuery } from '@tanstack/react-query';
import { IconUsers } from '@tabler/icons-react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useProblemText } from '../../../platform/use-problem-text.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LinesSkeleton } from '../../../ui/skeleton.tsx';
import { StateMessage } from '../../../ui/state-message.tsx';
import classes from './console-visitors.module.css';
import { visitorsOptions } from './console.api.ts';
import { readConsoleSearch } from '../hall/hall.places.ts';
import { VisitorDeeds } from './visitor-deeds.tsx';
import { VisitorLine } from './visitor-line.tsx';

interface ConsoleVisitorsProps {
  exhibitorId: number;
  numbers: Console;
}

/** The people behind a number of the funnel; which number stands in the address. */
export function ConsoleVisitors({ exhibitorId, numbers }: ConsoleVisitorsProps) {
  const t = useTranslations();
  const navigate = useNavigate();
  const { step, who } = readConsoleSearch(useSearch({ strict: false }));
  const close = () => void navigate({ to: '.', search: {}, hash: '', resetScroll: false });
  const people = numbers.steps.find((line) => line.step === step)?.people ?? 0;
  return (
    <Drawer
      opened={step !== undefined || who !== undefined}
      onClose={close}
      position="right"
      size="lg"
      title={
        who ? t('booth.console.why') : step && `${t(`booth.console.steps.${step}`)}: ${people}`
      }
      closeButtonProps={{ 'aria-label': t('shell.close') }}
    >
      {who && (
        <VisitorDeeds
          exhibitorId={exhibitorId}
          personId={Number(who)}
          hasList={step !== undefined}
        />
      )}
      {step && !who && <People exhibitorId={exhibitorId} step={step} />}
    </Drawer>
  );
}

function People({ exhibitorId, step }: { exhibitorId: number; step: Step }) {
  const t = useTranslations('booth.console');
  const problemText = useProblemText();
  const { data, error, isFetching, refetch } = useQuery(visitorsOptions(exhibitorId, step));
  if (!data && error) {
    return (
      <ErrorState
        title={t('peopleFailed')}
        text={problemText(error)}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <LinesSkeleton lines={6} />;
  if (data.length === 0) {
    return <StateMessage icon={IconUsers} title={t('nobodyTitle')} text={t('nobodyText')} />;
  }
  return (
    <>
      <p className={classes.rule}>{t('namedRule')}</p>
      <ol className={classes.people}>
        {data.map((visitor, place) => (
          <VisitorLine key={visitor.personId ?? `unnamed ${place}`} visitor={visitor} />
        ))}
      </ol>
    </>
  );
}
