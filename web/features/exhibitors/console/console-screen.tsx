import { Button } from '@mantine/core';
import type { Console } from '@plenum/contract';
import { useQuery } from '@tanstack/react-query';
import { IconBuildingOff, IconExternalLink } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { CallProblem } from '../../../platform/call-problem.ts';
import { useProblemText } from '../../../platform/use-problem-text.ts';
import { DownloadButton } from '../../../ui/download-button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { FormSkeleton } from '../../../ui/skeleton.tsx';
import { StateMessage } from '../../../ui/state-message.tsx';
import { usePageTitle } from '../../../ui/page/use-page-title.ts';
import { booths } from '../booths/booths.live.ts';
import { AsksInbox } from '../booths/asks-inbox.tsx';
import { BoothTabs } from '../visits/booth-tabs.tsx';
import { ConsoleDays } from './console-days.tsx';
import { ConsoleFunnel } from './console-funnel.tsx';
import { ConsoleVisitors } from './console-visitors.tsx';
import { ConsoleWeights } from './console-weights.tsx';
import classes from './console-screen.module.css';
import { consoleOptions, exportVisitors } from './console.api.ts';

/** Who came to a booth and what they asked, for its staff and the organisers. */
export function ConsoleScreen({ exhibitorId }: { exhibitorId: number }) {
  const t = useTranslations('booth.console');
  const { data: booth } = useQuery(booths.options(exhibitorId));
  usePageTitle(booth ? t('of', { name: booth.shown.name }) : t('title'));
  const numbers = useQuery(consoleOptions(exhibitorId));
  if (isGone(numbers.error)) return <Gone />;
  return (
    <div className={classes.screen}>
      <header className={classes.head}>
        <div>
          <h1>{t('title')}</h1>
          {booth && (
            <p>
              <bdi>{booth.shown.name}</bdi> · {t(`tiers.${booth.tier}`)}
            </p>
          )}
        </div>
        <Button
          variant="default"
          leftSection={<IconExternalLink size={16} />}
          renderRoot={(props) => (
            <Link
              to="/exhibit-hall/$exhibitorId"
              params={{ exhibitorId: String(exhibitorId) }}
              {...props}
            />
          )}
        >
          {t('inHall')}
        </Button>
        <DownloadButton label={t('export')} save={() => exportVisitors(exhibitorId)} />
      </header>
      <BoothTabs exhibitorId={exhibitorId} />
      <Numbers
        exhibitorId={exhibitorId}
        data={numbers.data}
        problem={numbers.error}
        isRetrying={numbers.isFetching}
        onRetry={() => void numbers.refetch()}
      />
    </div>
  );
}

const isGone = (problem: unknown) =>
  problem instanceof CallProblem && [404, 422].includes(problem.status);

interface NumbersProps {
  exhibitorId: number;
  data: Console | undefined;
  problem: unknown;
  isRetrying: boolean;
  onRetry: () => void;
}

function Numbers({ exhibitorId, data, problem, isRetrying, onRetry }: NumbersProps) {
  const t = useTranslations('booth.console');
  const problemText = useProblemText();
  if (!data && problem) {
    return (
      <ErrorState
        title={t('failed')}
        text={problemText(problem)}
        isRetrying={isRetrying}
        onRetry={onRetry}
      />
    );
  }
  if (!data) return <FormSkeleton fields={4} />;
  return (
    <>
      <ConsoleFunnel numbers={data} />
      <div className={classes.columns}>
        <AsksInbox exhibitorId={exhibitorId} />
        <div className={classes.side}>
          <ConsoleDays numbers={data} />
          <ConsoleWeights weights={data.weights} />
        </div>
      </div>
      <ConsoleVisitors exhibitorId={exhibitorId} numbers={data} />
    </>
  );
}

/** To somebody who is not of the booth it is as if it were not there. */
function Gone() {
  const t = useTranslations('booth.console');
  return (
    <>
      <h1 className="visually-hidden">{t('title')}</h1>
      <StateMessage icon={IconBuildingOff} title={t('goneTitle')} text={t('goneText')} />
    </>
  );
}
