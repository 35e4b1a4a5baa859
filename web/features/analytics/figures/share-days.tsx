import { CloseButton } from '@mantine/core';
import type { AnalyticsPeriod, ShareKind } from '@plenum/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { useProblemText } from '../../../platform/use-problem-text.ts';
import { ChartCard } from '../../../ui/chart/chart-card.tsx';
import type { Series } from '../../../ui/chart/chart.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { share } from '../analytics.live.ts';
import { readAnalyticsSearch, usual } from '../analytics.places.ts';
import { useTablePlace } from '../use-table-place.ts';
import { dates } from './figure-charts.tsx';
import { useShareName } from './use-share-name.ts';

/** The days behind a number of visits, of what the address says. */
export function ShareDays() {
  const { of, name = '', period = usual } = readAnalyticsSearch(useSearch({ strict: false }));
  return of && <DaysOf of={of} name={name} period={period} />;
}

const titles = {
  screen: 'screens',
  device: 'devices',
  country: 'countries',
  source: 'sources',
} as const satisfies Record<ShareKind, string>;

interface DaysOfProps {
  of: ShareKind;
  name: string;
  period: AnalyticsPeriod;
}

function DaysOf({ of, name, period }: DaysOfProps) {
  const t = useTranslations('analytics');
  const format = useFormatter();
  const problemText = useProblemText();
  const nameOf = useShareName();
  const place = useTablePlace('share');
  const { data, error, isFetching, refetch } = useQuery({
    ...share.options({ period, of, name }),
    placeholderData: keepPreviousData,
  });
  const views: Series = { name: 'views', label: t('shares.views'), hue: 'sky' };
  const visits: Series = { name: 'visits', label: t('shares.visits'), hue: 'indigo' };
  if (!data && error) {
    return (
      <ErrorState
        title={t('failed')}
        text={problemText(error)}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <ChartCard
      place={place}
      kind="bar"
      title={t('shares.one', { title: t(`shares.${titles[of]}`), name: nameOf(of, name) })}
      more={<Close />}
      data={
        data && {
          rows: data.parts,
          by: 'day',
          byLabel: t(`charts.${data.step}`),
          // A visit is of many pages, so pages have no visits of their own.
          series: of === 'screen' ? [views] : [visits, views],
          wordValue: (value) => format.number(value),
          wordRow: (day) => format.dateTime(new Date(day), dates[data.step]),
        }
      }
    />
  );
}

function Close() {
  const t = useTranslations('analytics.shares');
  const navigate = useNavigate();
  const search = readAnalyticsSearch(useSearch({ strict: false }));
  return (
    <CloseButton
      aria-label={t('close')}
      onClick={() =>
        void navigate({
          to: '/dashboard/analytics',
          search: readAnalyticsSearch({ ...search, of: undefined, table: undefined }),
          replace: true,
          resetScroll: false,
        })
      }
    />
  );
}
