import { Button } from '@mantine/core';
import type { Import, MyEvent } from '@plenum/contract';
import { IconFileImport } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { usePageTitle } from '../../ui/page/use-page-title.ts';
import { ReadingState } from '../../ui/reading-state.tsx';
import { LinesSkeleton } from '../../ui/skeleton.tsx';
import { StateMessage } from '../../ui/state-message.tsx';
import { CountLine } from './count-line.tsx';
import { ImportState } from './import-state.tsx';
import { imports } from './imports.live.ts';
import classes from './imports-screen.module.css';
import { SendDrawer } from './send-drawer.tsx';

/** Every file that was sent, and what came of it. */
export function ImportsScreen({ event }: { event: MyEvent }) {
  const t = useTranslations('imports');
  const query = useQuery(imports.options());
  const [isSending, setSending] = useState(false);
  usePageTitle(t('name'));
  const open = (
    <Button leftSection={<IconFileImport size={18} aria-hidden />} onClick={() => setSending(true)}>
      {t('send.open')}
    </Button>
  );
  return (
    <div className={classes.screen}>
      <header className={classes.head}>
        <h1>{t('name')}</h1>
        {open}
      </header>
      {query.data ? (
        <List rows={query.data} />
      ) : (
        <ReadingState reading={query} title={t('failed')} skeleton={<LinesSkeleton lines={5} />} />
      )}
      <SendDrawer event={event} isOpen={isSending} onClose={() => setSending(false)} />
    </div>
  );
}

function List({ rows }: { rows: readonly Import[] }) {
  const t = useTranslations('imports');
  if (rows.length === 0) {
    return <StateMessage icon={IconFileImport} title={t('emptyTitle')} text={t('emptyText')} />;
  }
  return (
    <ul className={classes.list} aria-label={t('name')}>
      {rows.map((row) => (
        <Line key={row.id} row={row} />
      ))}
    </ul>
  );
}

function Line({ row }: { row: Import }) {
  const t = useTranslations('imports');
  const format = useFormatter();
  const at = format.dateTime(new Date(row.at), { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <li className={classes.line}>
      <div className={classes.what}>
        <Link to="/imports/$id" params={{ id: String(row.id) }}>
          <bdi>{row.name}</bdi>
        </Link>
        <span className={classes.soft}>
          {t(`kinds.${row.kind}`)} · {t('rows', { count: row.rows })}
        </span>
      </div>
      <ImportState state={row.state} />
      <div className={classes.counts}>{row.counts && <CountLine counts={row.counts} />}</div>
      <span className={classes.soft}>{row.by ? t('byAt', { name: row.by.fullName, at }) : at}</span>
    </li>
  );
}
