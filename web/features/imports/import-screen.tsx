import type { ImportDetail } from '@plenum/contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { CallProblem } from '../../platform/call-problem.ts';
import { Notice } from '../../ui/notice.tsx';
import { usePageTitle } from '../../ui/page/use-page-title.ts';
import { Panel } from '../../ui/panel/panel.tsx';
import { ReadingState } from '../../ui/reading-state.tsx';
import { FormSkeleton } from '../../ui/skeleton.tsx';
import { ColumnUses } from './column-uses.tsx';
import { CountLine } from './count-line.tsx';
import { ImportDeeds } from './import-deeds.tsx';
import { ImportState } from './import-state.tsx';
import { importOf } from './imports.live.ts';
import classes from './import-screen.module.css';
import { RowList } from './row-list.tsx';
import { WorkProgress } from './work-progress.tsx';

interface ImportScreenProps {
  id: number;
  missing: ReactNode;
}

/** One file on its way: its columns, what its rows would do, what they did, and the way back. */
export function ImportScreen({ id, missing }: ImportScreenProps) {
  const t = useTranslations('imports');
  const query = useQuery(importOf.options(id));
  const { data, error } = query;
  const title = data?.import.name ?? t('one.loading');
  usePageTitle(title);
  if (error instanceof CallProblem && error.status === 404) return missing;
  return (
    <div className={classes.screen}>
      <header className={classes.head}>
        <h1>
          <bdi>{title}</bdi>
        </h1>
        {data && <ImportState state={data.import.state} />}
        {data && <ImportDeeds row={data.import} />}
      </header>
      {data ? (
        <Steps detail={data} />
      ) : (
        <ReadingState reading={query} title={t('failed')} skeleton={<FormSkeleton fields={4} />} />
      )}
    </div>
  );
}

const hasUses = new Set(['open', 'checked', 'undone']);
const isAtWork = new Set(['reading', 'checking', 'running', 'undoing']);

function Steps({ detail }: { detail: ImportDetail }) {
  const t = useTranslations('imports');
  const { import: row } = detail;
  const { state, fault, counts, undone, isForgotten } = row;
  return (
    <>
      {fault && <Notice tone="danger">{t(`fileFaults.${fault}`)}</Notice>}
      {isAtWork.has(state) && <WorkProgress row={row} />}
      {counts && (
        <Panel hasRoom title={t(state === 'done' || state === 'undone' ? 'one.did' : 'one.would')}>
          <CountLine counts={counts} />
          {state === 'undone' && undone && (
            <p className={classes.soft}>{t('one.undone', undone)}</p>
          )}
        </Panel>
      )}
      {isForgotten && <Notice tone="calm">{t('one.forgotten')}</Notice>}
      {hasUses.has(state) && !isForgotten && <ColumnUses key={row.version} detail={detail} />}
      {counts && !isForgotten && !isAtWork.has(state) && <RowList detail={detail} />}
    </>
  );
}
