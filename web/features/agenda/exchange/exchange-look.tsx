import { Button } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { useProblemText } from '../../../platform/use-problem-text.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { LinesSkeleton } from '../../../ui/skeleton.tsx';
import classes from './exchange.module.css';
import { ExchangeDropSwitch } from './exchange-drop-switch.tsx';
import { ExchangeHeading } from './exchange-heading.tsx';
import { ExchangePlan } from './exchange-plan.tsx';
import type { Exchange } from './use-exchange.ts';

/** What the file would do, before it does it. */
export function ExchangeLook({ exchange }: { exchange: Exchange }) {
  const t = useTranslations('agenda.exchange');
  const problemText = useProblemText();
  const { file, plan, lookProblem, isOutdated, deed } = exchange;
  return (
    <>
      <div className={classes.head}>
        <ExchangeHeading key={file?.key}>
          <bdi>{file?.name}</bdi>
        </ExchangeHeading>
        <Button variant="default" size="xs" disabled={deed.isBusy} onClick={exchange.another}>
          {t('another')}
        </Button>
      </div>
      <ExchangeDropSwitch exchange={exchange} />
      {isOutdated && <Notice tone="warning">{t('outdated')}</Notice>}
      {deed.problem && !isOutdated && <Notice tone="danger">{problemText(deed.problem)}</Notice>}
      {lookProblem && (
        <ErrorState
          title={t('failed')}
          text={problemText(lookProblem)}
          isRetrying={exchange.isLooking}
          onRetry={exchange.lookAgain}
        />
      )}
      {!plan && !lookProblem && <LinesSkeleton lines={8} />}
      {plan && <ExchangePlan exchange={exchange} plan={plan} />}
    </>
  );
}
