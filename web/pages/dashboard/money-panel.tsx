import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTimeZone, useTranslations } from 'use-intl';
import { FlowChart, MoneyTotals } from '../../features/payments/figures/currency-flow.tsx';
import { usual } from '../../features/payments/figures/figures.places.ts';
import { figures } from '../../features/payments/payments.live.ts';
import { BrokenPanel } from '../../ui/panel/broken-panel.tsx';
import { Panel } from '../../ui/panel/panel.tsx';
import { LinesSkeleton } from '../../ui/skeleton.tsx';
import { daysOf, todayIn } from '../../ui/time/periods.ts';
import money from './money-panel.module.css';

/** What was billed and paid this month, day by day, in the currency most was billed in. */
export function MoneyPanel() {
  const t = useTranslations('dashboard.money');
  const today = todayIn(useTimeZone());
  const { data, isError, isFetching, refetch } = useQuery(figures.options(daysOf(usual, today)));
  const [main, ...others] = data?.currencies ?? [];
  const all = (
    <Link to="/apps/invoice/figures">
      {others.length > 0 ? t('more', { count: others.length }) : t('all')}
    </Link>
  );
  return (
    <Panel title={t('title')} more={all} hasRoom>
      {!data && isError && <BrokenPanel isRetrying={isFetching} onRetry={() => void refetch()} />}
      {!data && !isError && <LinesSkeleton lines={5} />}
      {data && !main && <p className={money.none}>{t('none')}</p>}
      {data && main && (
        <div className={money.body}>
          <MoneyTotals figures={main} period={usual} />
          <FlowChart figures={main} step={data.step} />
        </div>
      )}
    </Panel>
  );
}
