import type { Ticket, TicketUpdate } from '@plenum/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useSession } from '../../platform/session/session.ts';
import { AddLine } from '../../ui/list/add-line.tsx';
import classes from '../../ui/list/list.module.css';
import { TickLine } from '../../ui/list/tick-line.tsx';
import { usePageTitle } from '../../ui/page/use-page-title.ts';
import { PanelList } from '../../ui/panel/panel-list.tsx';
import { useChanges } from '../../ui/toast/use-changes.ts';
import { addition, edit } from './tickets.edits.ts';
import { tickets } from './tickets.live.ts';

const loadSchema = () => import('./tickets.forms.ts').then((forms) => forms.NewTicketSchema);

export function TicketsScreen() {
  const t = useTranslations('tickets');
  const isAdmin = useSession()?.person.role === 'admin';
  const { data, isError, isFetching, refetch } = useQuery(tickets.options());
  const { apply, save } = useChanges();
  usePageTitle(t('name'));
  const change = (ticket: Ticket, fields: TicketUpdate, done: 'done' | 'reopened' | 'removed') => {
    const { title } = ticket;
    const failed = (reason: string) => t('notSaved', { title, reason });
    void apply(edit(ticket, fields), { done: t(done, { title }), failed });
  };
  return (
    <section className={classes.screen}>
      <h1>{t('name')}</h1>
      {isAdmin && (
        <AddLine
          label={t('title')}
          action={t('add')}
          loadSchema={loadSchema}
          explainProblem={(code) => (code === 'tickets.full' ? { title: t('full') } : undefined)}
          send={(title) => save(addition(title))}
        />
      )}
      <PanelList
        items={data}
        hasFailed={isError}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
        empty={t('empty')}
      >
        {(ticket) => (
          <TickLine
            key={ticket.id}
            label={ticket.title}
            isTicked={ticket.isDone}
            isOff={!isAdmin || ticket.version === 0}
            removeLabel={t('remove', { title: ticket.title })}
            onTick={(isDone) => change(ticket, { isDone }, isDone ? 'done' : 'reopened')}
            onRemove={() => change(ticket, { isRemoved: true }, 'removed')}
          />
        )}
      </PanelList>
    </section>
  );
}
