import { Button } from '@mantine/core';
import type { LedgerEntry } from '@plenum/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { DownloadButton } from '../../../ui/download-button.tsx';
import { PanelList } from '../../../ui/panel/panel-list.tsx';
import { Panel } from '../../../ui/panel/panel.tsx';
import { saveLedger } from '../dropcards.api.ts';
import { ledgers } from '../dropcards.live.ts';
import classes from './ledger-panel.module.css';

const fewLines = 5;

/** All I ever agreed to and took back: nothing in it is ever changed. */
export function LedgerPanel({ eventId }: { eventId: number }) {
  const t = useTranslations('dropcards.ledger');
  const query = useQuery(ledgers.options(eventId));
  const [showsAll, setShowsAll] = useState(false);
  const all = query.data;
  const isLonger = all !== undefined && all.length > fewLines;
  return (
    <Panel
      title={t('title')}
      more={
        all &&
        all.length > 0 && (
          <DownloadButton label={t('export')} size="compact-sm" save={() => saveLedger(eventId)} />
        )
      }
    >
      <PanelList
        items={showsAll ? all : all?.slice(0, fewLines)}
        hasFailed={query.isError}
        isRetrying={query.isFetching}
        onRetry={() => void query.refetch()}
        empty={t('empty')}
      >
        {(entry) => <LedgerLine key={entry.id} entry={entry} />}
      </PanelList>
      {isLonger && (
        <div className={classes.foot}>
          <Button variant="subtle" onClick={() => setShowsAll(!showsAll)}>
            {showsAll ? t('fewer') : t('all', { count: all.length })}
          </Button>
        </div>
      )}
    </Panel>
  );
}

function LedgerLine({ entry }: { entry: LedgerEntry }) {
  const t = useTranslations('dropcards');
  const format = useFormatter();
  const { at, what, via, exhibitor, fields } = entry;
  const names = [t('fields.fullName'), ...fields.map((field) => t(`fields.${field}`))];
  return (
    <li className={classes.line} data-what={what}>
      <strong>
        <bdi>{exhibitor}</bdi>
      </strong>
      <small>
        {t(`ledger.what.${what}`)} · {t(`ledger.via.${via}`)} ·{' '}
        {format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'short' })}
      </small>
      {what === 'given' && <small>{format.list(names)}</small>}
    </li>
  );
}
