import type { PayPage } from '@plenum/contract';
import { IconCircleCheck, IconLinkOff } from '@tabler/icons-react';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'use-intl';
import { CallProblem } from '../../../platform/call-problem.ts';
import { useProblemText } from '../../../platform/use-problem-text.ts';
import { DownloadButton } from '../../../ui/download-button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Money } from '../../../ui/money/money.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { usePageTitle } from '../../../ui/page/use-page-title.ts';
import { LinesSkeleton } from '../../../ui/skeleton.tsx';
import { StateMessage } from '../../../ui/state-message.tsx';
import { beginByLink } from '../stripe/stripe.api.ts';
import classes from './pay-screen.module.css';
import { PayWay } from './pay-way.tsx';
import { downloadByLink, readPayPage } from './ways.api.ts';

/** Whoever comes back from paying waits for word of it. */
const pageOptions = (token: string, isBack: boolean) =>
  queryOptions({
    queryKey: ['payments', 'pay', token],
    queryFn: ({ signal }) => readPayPage(token, signal),
    refetchInterval: ({ state }) => isBack && (state.data?.balance ?? 0) > 0 && 3_000,
    retry: (count, problem) => !(problem instanceof CallProblem) && count < 3,
  });

const isGone = (problem: unknown) =>
  problem instanceof CallProblem && [404, 422].includes(problem.status);

/** Where somebody pays one invoice, by its link. */
export function PayScreen({ token, isBack }: { token: string; isBack: boolean }) {
  const t = useTranslations('payments.pay');
  const problemText = useProblemText();
  const { data, error, isFetching, refetch } = useQuery(pageOptions(token, isBack));
  usePageTitle(t('title', { number: data?.number ?? '' }));
  if (data) return <Page token={token} page={data} isBack={isBack} />;
  if (!error) return <LinesSkeleton lines={6} />;
  if (isGone(error)) {
    return (
      <>
        <h1 className="visually-hidden">{t('gone')}</h1>
        <StateMessage icon={IconLinkOff} title={t('gone')} text={t('goneText')} />
      </>
    );
  }
  return (
    <ErrorState
      title={t('failed')}
      text={problemText(error)}
      isRetrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
}

interface PageProps {
  token: string;
  page: PayPage;
  isBack: boolean;
}

function Page({ token, page, isBack }: PageProps) {
  const t = useTranslations('payments.pay');
  const { number, seller, clientName, service, balance, currency, ways } = page;
  return (
    <article className={classes.page}>
      <header className={classes.head}>
        <h1>{t('title', { number })}</h1>
        <p>
          <bdi>{seller}</bdi>
        </p>
      </header>
      <div className={classes.sum}>
        {balance > 0 ? (
          <>
            <span>{t('open')}</span>
            <strong>
              <Money minor={balance} currency={currency} />
            </strong>
            <DueOn day={page.dueOn} />
          </>
        ) : (
          <span className={classes.paid}>
            <IconCircleCheck size={24} aria-hidden /> {t('paid')}
          </span>
        )}
      </div>
      <p className={classes.soft}>
        {t('for')} <bdi>{[clientName, service].filter(Boolean).join(' · ')}</bdi>
      </p>
      <div>
        <DownloadButton label={t('pdf')} save={() => downloadByLink(token)} />
      </div>
      {balance > 0 && isBack && <Notice tone="calm">{t('back')}</Notice>}
      {balance > 0 && ways.length === 0 && <p>{t('noWay', { seller })}</p>}
      {ways.map((way) => (
        <PayWay
          key={way.way}
          way={way}
          owed={page}
          transfer={page.transfer}
          begin={() => beginByLink(token)}
        />
      ))}
    </article>
  );
}

function DueOn({ day }: { day: string | null }) {
  const t = useTranslations('payments.pay');
  const format = useFormatter();
  if (!day) return null;
  return (
    <span className={classes.soft}>
      {t('due')}{' '}
      <time dateTime={day}>
        {format.dateTime(new Date(day), { dateStyle: 'long', timeZone: 'UTC' })}
      </time>
    </span>
  );
}
