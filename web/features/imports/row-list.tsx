import { Button, SegmentedControl } from '@mantine/core';
import '../../ui/styles/segments.css';
import type { ImportDetail, ImportRow, RowDeed } from '@plenum/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { DownloadButton } from '../../ui/download-button.tsx';
import { Panel } from '../../ui/panel/panel.tsx';
import { ReadingState } from '../../ui/reading-state.tsx';
import { LinesSkeleton } from '../../ui/skeleton.tsx';
import { saveFaults } from './imports.api.ts';
import { rowsOf } from './imports.live.ts';
import classes from './import-screen.module.css';
import { useColumnWords } from './use-column-words.ts';

const filters = ['all', 'wrong', 'new', 'change', 'same'] as const;
type Filter = (typeof filters)[number];

/** Every row with what becomes of it, and why not. */
export function RowList({ detail }: { detail: ImportDetail }) {
  const t = useTranslations('imports.rowList');
  const { id, counts } = detail.import;
  const [filter, setFilter] = useState<Filter>((counts?.wrong ?? 0) > 0 ? 'wrong' : 'all');
  const [before, setBefore] = useState<number[]>([]);
  const after = before.at(-1);
  const query = useQuery({
    ...rowsOf.options({
      importId: id,
      ...(filter !== 'all' && { deed: filter satisfies RowDeed }),
      ...(after !== undefined && { after }),
    }),
    placeholderData: keepPreviousData,
  });
  const choose = (value: string) => {
    setFilter(filters.find((one) => one === value) ?? 'all');
    setBefore([]);
  };
  const { data } = query;
  return (
    <Panel hasRoom title={t('title')}>
      <div className={classes.rows}>
        <div className={classes.tools}>
          <SegmentedControl
            aria-label={t('filter')}
            value={filter}
            onChange={choose}
            data={filters.map((value) => ({ value, label: t(`filters.${value}`) }))}
          />
          {(counts?.wrong ?? 0) > 0 && (
            <DownloadButton label={t('save')} save={() => saveFaults(id)} />
          )}
        </div>
        {data ? (
          <Rows detail={detail} rows={data.rows} />
        ) : (
          <ReadingState
            reading={query}
            title={t('failed')}
            skeleton={<LinesSkeleton lines={6} />}
          />
        )}
        <div className={classes.tools}>
          {before.length > 0 && (
            <Button variant="default" onClick={() => setBefore(before.slice(0, -1))}>
              {t('previous')}
            </Button>
          )}
          {data?.next !== null && data?.next !== undefined && (
            <Button variant="default" onClick={() => setBefore([...before, data.next ?? 0])}>
              {t('next')}
            </Button>
          )}
        </div>
      </div>
    </Panel>
  );
}

function Rows({ detail, rows }: { detail: ImportDetail; rows: readonly ImportRow[] }) {
  const t = useTranslations('imports.rowList');
  if (rows.length === 0) return <p className={classes.soft}>{t('none')}</p>;
  return (
    <ul className={classes.list} aria-label={t('title')}>
      {rows.map((row) => (
        <Row key={row.number} row={row} detail={detail} />
      ))}
    </ul>
  );
}

function Row({ row, detail }: { row: ImportRow; detail: ImportDetail }) {
  const t = useTranslations('imports');
  const wordOf = useColumnWords(detail.import.kind);
  const { number, cells, deed, fields, faults } = row;
  const said = cells.filter((cell, place) => cell !== '' && detail.uses[place] !== 'none');
  return (
    <li className={classes.row} data-deed={deed ?? undefined}>
      <span className={classes.soft}>{t('rowList.line', { number })}</span>
      <span dir="auto" className={classes.cells}>
        {said.slice(0, 6).join(' · ').slice(0, 300)}
      </span>
      <span className={classes.deed}>
        {deed && <strong>{t(`deeds.${deed}`)}</strong>}
        {fields.length > 0 && <span>{fields.map(wordOf).join(', ')}</span>}
        {faults.map(({ key, code, value }) => (
          <span key={`${key} ${code}`}>
            {key === null ? '' : `${wordOf(key)}: `}
            {t(`faults.${code}`)} {value && code !== 'refused' && <q dir="auto">{value}</q>}
          </span>
        ))}
      </span>
    </li>
  );
}
