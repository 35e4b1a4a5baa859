import '../../../ui/styles/fields.css';
import { NativeSelect } from '@mantine/core';
import type { AnalyticsReport } from '@plenum/contract';
import { IconChartBar } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { useProblemText } from '../../../platform/use-problem-text.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { usePageTitle } from '../../../ui/page/use-page-title.ts';
import { LinesSkeleton } from '../../../ui/skeleton.tsx';
import { StateMessage } from '../../../ui/state-message.tsx';
import { lookAgainMs, report } from '../analytics.live.ts';
import { analyticsPeriods, readAnalyticsSearch, usual } from '../analytics.places.ts';
import { EventCourse } from '../course/event-course.tsx';
import { EventReports } from '../reports/event-reports.tsx';
import { PaperButton } from '../weekly/paper-button.tsx';
import { WeeklySwitch } from '../weekly/weekly-switch.tsx';
import { FigureCards } from './figure-cards.tsx';
import { FigureCharts } from './figure-charts.tsx';
import { FigureFacts } from './figure-facts.tsx';
import { FigureShares, latelyId } from './figure-shares.tsx';
import classes from './figures-screen.module.css';
import { isQuiet } from './figures.words.ts';
import { ShareDays } from './share-days.tsx';

/** What happened in a time, beside the time before it. */
export function FiguresScreen() {
  const t = useTranslations('analytics');
  const problemText = useProblemText();
  const { period = usual } = readAnalyticsSearch(useSearch({ strict: false }));
  const { data, error, isFetching, refetch } = useQuery({
    ...report.options(period),
    placeholderData: keepPreviousData,
    refetchInterval: lookAgainMs,
  });
  usePageTitle(t('title'));
  return (
    <div className={classes.screen}>
      <header className={classes.head}>
        <div>
          <h1>{t('title')}</h1>
          {data && <Lead report={data} />}
        </div>
        <div className={classes.tools}>
          <WeeklySwitch />
          <PeriodSelect period={period} />
          <PaperButton period={period} />
        </div>
      </header>
      {!data && error && (
        <ErrorState
          title={t('failed')}
          text={problemText(error)}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <LinesSkeleton lines={8} />}
      {data && isQuiet(data) && (
        <StateMessage icon={IconChartBar} title={t('emptyTitle')} text={t('emptyText')} />
      )}
      {data && <FigureCards report={data} />}
      {data && !isQuiet(data) && (
        <>
          <FigureCharts report={data} />
          <FigureFacts report={data} />
          <FigureShares report={data} />
          <ShareDays />
        </>
      )}
      <EventCourse />
      <EventReports />
    </div>
  );
}

const dates = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const;

function Lead({ report }: { report: AnalyticsReport }) {
  const { span, before, lately } = report;
  const t = useTranslations('analytics');
  const format = useFormatter();
  const range = ({ from, until }: AnalyticsReport['span']) =>
    format.dateTimeRange(new Date(from), new Date(until), dates);
  const opened = t('lately', { count: lately.reduce((sum, { views }) => sum + views, 0) });
  return (
    <>
      <p>{t('compared', { span: range(span), before: range(before) })}</p>
      <p>
        {lately.length > 0 && !isQuiet(report) ? (
          <Link to="." search={true} hash={latelyId}>
            {opened}
          </Link>
        ) : (
          opened
        )}{' '}
        {t('how')}
      </p>
    </>
  );
}

function PeriodSelect({ period }: { period: (typeof analyticsPeriods)[number] }) {
  const t = useTranslations('analytics');
  const navigate = useNavigate();
  const search = useSearch({ strict: false });
  return (
    <NativeSelect
      aria-label={t('period')}
      value={period}
      data={analyticsPeriods.map((value) => ({ value, label: t(`periods.${value}`) }))}
      onChange={({ currentTarget }) =>
        void navigate({
          to: '/dashboard/analytics',
          search: readAnalyticsSearch({ ...search, period: currentTarget.value }),
        })
      }
    />
  );
}
