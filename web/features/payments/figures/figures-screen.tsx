import { NativeSelect } from '@mantine/core';
import { IconReportMoney } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTimeZone, useTranslations } from 'use-intl';
import { useProblemText } from '../../../platform/use-problem-text.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { usePageTitle } from '../../../ui/page/use-page-title.ts';
import { LinesSkeleton } from '../../../ui/skeleton.tsx';
import { StateMessage } from '../../../ui/state-message.tsx';
import { daysOf, periods, todayIn } from '../../../ui/time/periods.ts';
import { figures } from '../payments.live.ts';
import { CurrencySection } from './currency-section.tsx';
import { readFiguresSearch, usual } from './figures.places.ts';
import classes from './figures-screen.module.css';

/** What was billed and paid in a period, for whoever keeps the books. */
export function FiguresScreen() {
  const t = useTranslations('payments.figures');
  const periodText = useTranslations('invoices.periods');
  const problemText = useProblemText();
  const navigate = useNavigate();
  const { period = usual } = readFiguresSearch(useSearch({ strict: false }));
  const today = todayIn(useTimeZone());
  const { data, error, isFetching, refetch } = useQuery({
    ...figures.options(daysOf(period, today)),
    placeholderData: keepPreviousData,
  });
  usePageTitle(t('title'));
  return (
    <div className={classes.screen}>
      <header className={classes.head}>
        <h1>{t('title')}</h1>
        <NativeSelect
          aria-label={t('period')}
          value={period}
          data={periods.map((value) => ({ value, label: periodText(value) }))}
          onChange={({ currentTarget }) =>
            void navigate({
              to: '/apps/invoice/figures',
              search: readFiguresSearch({ period: currentTarget.value }),
            })
          }
        />
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
      {data?.currencies.length === 0 && (
        <StateMessage icon={IconReportMoney} title={t('emptyTitle')} text={t('emptyText')} />
      )}
      {data?.currencies.map((one) => (
        <CurrencySection
          key={one.currency}
          figures={one}
          step={data.step}
          period={period}
          isOnly={data.currencies.length === 1}
        />
      ))}
    </div>
  );
}
