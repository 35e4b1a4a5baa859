import '../../../ui/styles/fields.css';
import { NativeSelect } from '@mantine/core';
import { IconReportMoney } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTimeZone, useTranslations } from 'use-intl';
import { usePageTitle } from '../../../ui/page/use-page-title.ts';
import { ReadingState } from '../../../ui/reading-state.tsx';
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
  const navigate = useNavigate();
  const { period = usual } = readFiguresSearch(useSearch({ strict: false }));
  const today = todayIn(useTimeZone());
  const reading = useQuery({
    ...figures.options(daysOf(period, today)),
    placeholderData: keepPreviousData,
  });
  const { data } = reading;
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
      {!data && (
        <ReadingState
          reading={reading}
          title={t('failed')}
          skeleton={<LinesSkeleton lines={8} />}
        />
      )}
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
