import { Button } from '@mantine/core';
import { IconMailFast, IconRefresh } from '@tabler/icons-react';
import type { OutboxQuery } from '@plenum/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useProblemText } from '../../platform/use-problem-text.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinesSkeleton } from '../../ui/skeleton.tsx';
import { StateMessage } from '../../ui/state-message.tsx';
import { type TableAddress, useTableAddress } from '../../ui/table/address/use-table-address.ts';
import { DaySpan } from '../../ui/table/day-span.tsx';
import { FilterSelect } from '../../ui/table/filter-select.tsx';
import { usePageTitle } from '../../ui/page/use-page-title.ts';
import { MailDrawer } from './mail-drawer.tsx';
import { OutboxRow } from './outbox-row.tsx';
import classes from './outbox-screen.module.css';
import { outboxOptions } from './organisations.api.ts';
import { outboxQueryOf, outboxRules, outboxStates } from './organisations.places.ts';

const useOutbox = (query: OutboxQuery) => useInfiniteQuery(outboxOptions(query));

interface OutboxScreenProps {
  openMail: number | null;
  onClose: () => void;
}

export function OutboxScreen({ openMail, onClose }: OutboxScreenProps) {
  const t = useTranslations('organisations.outbox');
  const address = useTableAddress(outboxRules);
  const query = useOutbox(outboxQueryOf(address.filters));
  usePageTitle(t('title'));
  return (
    <div className={classes.screen}>
      <header className={classes.head}>
        <div>
          <h1>{t('title')}</h1>
          <p>{t('lead')}</p>
        </div>
        <Button
          variant="default"
          leftSection={<IconRefresh size={16} />}
          loading={query.isFetching && !query.isPending}
          onClick={() => void query.refetch()}
        >
          {t('refresh')}
        </Button>
      </header>
      <Filters address={address} />
      <section className={classes.card} aria-label={t('list')}>
        <OutboxLines query={query} isFiltered={address.text !== ''} />
      </section>
      <MailDrawer mailId={openMail} onClose={onClose} />
    </div>
  );
}

function Filters({ address }: { address: TableAddress }) {
  const t = useTranslations('organisations.outbox');
  const { filters, change } = address;
  return (
    <div className={classes.filters}>
      <FilterSelect
        label={t('state')}
        value={filters['state']}
        choices={outboxStates.map((value) => ({ value, label: t(`shown.${value}`) }))}
        onChange={(state) => change({ state })}
      />
      <DaySpan label={t('at')} address={address} />
    </div>
  );
}

interface OutboxLinesProps {
  query: ReturnType<typeof useOutbox>;
  isFiltered: boolean;
}

function OutboxLines({ query, isFiltered }: OutboxLinesProps) {
  const t = useTranslations('organisations.outbox');
  const problemText = useProblemText();
  const { data, error, isFetching, refetch } = query;
  const mails = data?.pages.flatMap((page) => page.mails);
  if (!mails) {
    if (!error) return <LinesSkeleton lines={6} />;
    return (
      <ErrorState
        title={t('failed')}
        text={problemText(error)}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (mails.length === 0 && isFiltered) {
    return <StateMessage icon={IconMailFast} title={t('noneTitle')} text={t('noneText')} />;
  }
  if (mails.length === 0) {
    return <StateMessage icon={IconMailFast} title={t('emptyTitle')} text={t('emptyText')} />;
  }
  return (
    <>
      <ul className={classes.lines}>
        {mails.map((mail) => (
          <OutboxRow key={mail.id} mail={mail} />
        ))}
      </ul>
      {query.hasNextPage && (
        <div className={classes.foot}>
          <Button
            variant="default"
            loading={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            {t('older')}
          </Button>
        </div>
      )}
    </>
  );
}
