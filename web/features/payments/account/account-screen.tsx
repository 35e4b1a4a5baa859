import { Button } from '@mantine/core';
import type { Account } from '@plenum/contract';
import { IconDownload, IconReportMoney } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { CallProblem } from '../../../platform/call-problem.ts';
import { DateField } from '../../../ui/field/date-field.tsx';
import { usePageTitle } from '../../../ui/page/use-page-title.ts';
import { ReadingState } from '../../../ui/reading-state.tsx';
import { FormSkeleton } from '../../../ui/skeleton.tsx';
import { StateMessage } from '../../../ui/state-message.tsx';
import { showToast } from '../../../ui/toast/toasts.tsx';
import { downloadAccount } from '../payments.api.ts';
import { accountOf } from '../payments.live.ts';
import { usePaymentProblemText } from '../use-payment-problem-text.ts';
import type { AccountSearch } from './account.places.ts';
import classes from './account-screen.module.css';
import { AccountTable } from './account-table.tsx';

interface AccountScreenProps {
  clientId: number;
  /** Shown instead when there is no such client. */
  missing: ReactNode;
}

/** What a client was charged and what they paid, with what is open after each. */
export function AccountScreen({ clientId, missing }: AccountScreenProps) {
  const t = useTranslations('payments.account');
  const problemText = usePaymentProblemText();
  const period: AccountSearch = useSearch({ strict: false });
  const asked = { clientId, ...period };
  const reading = useQuery(accountOf.options(asked));
  const { data, error } = reading;
  usePageTitle(data ? `${data.clientName} · ${t('title')}` : t('title'));
  if (error instanceof CallProblem && error.status === 404) return missing;
  return (
    <div className={classes.screen}>
      <header className={classes.head}>
        <h1>{t('title')}</h1>
        {data && <bdi className={classes.client}>{data.clientName}</bdi>}
      </header>
      <PeriodFields period={period} />
      {!data && (
        <ReadingState
          reading={reading}
          title={t('failed')}
          skeleton={<FormSkeleton fields={6} />}
          problemText={problemText}
        />
      )}
      {data?.accounts.length === 0 && (
        <StateMessage icon={IconReportMoney} title={t('emptyTitle')} text={t('emptyText')} />
      )}
      {data?.accounts.map((one) => (
        <section key={one.currency} className={classes.account} aria-label={one.currency}>
          <AccountTable account={one} isCarried={data.from !== null} />
          <PdfButton account={data} period={period} currency={one.currency} />
        </section>
      ))}
    </div>
  );
}

/** The time stands in the address, so that it can be kept and handed on. */
function PeriodFields({ period: { from = '', until = '' } }: { period: AccountSearch }) {
  const t = useTranslations('payments.account');
  const navigate = useNavigate();
  const change = (next: AccountSearch) =>
    void navigate({
      to: '.',
      replace: true,
      search: ({ from: _from, until: _until, ...rest }: AccountSearch) => ({
        ...rest,
        ...(next.from && { from: next.from }),
        ...(next.until && { until: next.until }),
      }),
    });
  return (
    <div className={classes.period}>
      <DateField
        label={t('from')}
        name="from"
        isShort
        value={from}
        onChange={(day) => change({ from: day, until })}
      />
      <DateField
        label={t('until')}
        name="until"
        isShort
        value={until}
        onChange={(day) => change({ from, until: day })}
      />
    </div>
  );
}

interface PdfButtonProps {
  account: Account;
  period: AccountSearch;
  currency: string;
}

function PdfButton({ account: { clientId }, period, currency }: PdfButtonProps) {
  const t = useTranslations('payments.account');
  const problemText = usePaymentProblemText();
  const { mutate, isPending } = useMutation({
    mutationFn: () => downloadAccount({ clientId, ...period }, currency),
    onError: (problem) => showToast({ text: problemText(problem), isFailure: true }),
  });
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={16} />}
      loading={isPending}
      onClick={() => mutate()}
    >
      {t('pdf')}
    </Button>
  );
}
