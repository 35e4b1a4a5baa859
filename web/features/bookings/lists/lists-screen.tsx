import { Button } from '@mantine/core';
import type { EntryList, EntryLists, MyEvent } from '@plenum/contract';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useWords } from '../../../platform/i18n/words.ts';
import { usePageTitle } from '../../../ui/page/use-page-title.ts';
import { Panel } from '../../../ui/panel/panel.tsx';
import { ReadingState } from '../../../ui/reading-state.tsx';
import { LinesSkeleton } from '../../../ui/skeleton.tsx';
import { ListDrawer } from './list-editor.tsx';
import { entryLists } from './lists.live.ts';
import classes from './lists-screen.module.css';

/** The check-in lists beside the event's own door. */
export function ListsScreen({ event }: { event: MyEvent }) {
  const t = useTranslations('bookings.lists');
  const query = useQuery(entryLists.options(event.id));
  const [edited, setEdited] = useState<EntryList | 'new'>();
  const { data } = query;
  usePageTitle(t('title'));
  return (
    <div className={classes.screen}>
      <header className={classes.head}>
        <h1>{t('title')}</h1>
        <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setEdited('new')}>
          {t('new')}
        </Button>
      </header>
      <p className={classes.hint}>{t('lead')}</p>
      <Panel title={t('all')}>
        {data ? (
          <Lists event={event} known={data} onEdit={setEdited} />
        ) : (
          <ReadingState
            reading={query}
            title={t('failed')}
            skeleton={<LinesSkeleton lines={4} />}
          />
        )}
      </Panel>
      {data && (
        <ListDrawer
          event={event}
          choices={data}
          lists={data.lists}
          edited={edited}
          onDone={() => setEdited(undefined)}
        />
      )}
    </div>
  );
}

interface ListsProps {
  event: MyEvent;
  known: EntryLists;
  onEdit: (list: EntryList) => void;
}

function Lists({ event, known, onEdit }: ListsProps) {
  const t = useTranslations('bookings.lists');
  if (known.lists.length === 0) return <p className={classes.none}>{t('none')}</p>;
  return (
    <ul className={classes.lists}>
      {known.lists.map((list) => (
        <li key={list.id} className={classes.list}>
          <ListWords event={event} known={known} list={list} />
          <div className={classes.deeds}>
            <Button
              variant="default"
              aria-label={t('checkInBy', { name: list.name })}
              renderRoot={(props) => (
                <Link to="/bookings/check-in" search={{ list: `${list.id}` }} {...props} />
              )}
            >
              {t('checkIn')}
            </Button>
            <Button
              variant="default"
              aria-label={t('editOf', { name: list.name })}
              onClick={() => onEdit(list)}
            >
              {t('edit')}
            </Button>
          </div>
        </li>
      ))}
    </ul>
  );
}

function ListWords({
  event,
  known,
  list,
}: Omit<ListsProps, 'onEdit'> & { list: EntryLists['lists'][number] }) {
  const t = useTranslations('bookings.lists');
  const words = useWords(event.languages);
  const when = useWhen(event);
  const { id, name, ticketIds, sessionId, expected, came, inNow } = list;
  const tickets = known.tickets.filter((one) => ticketIds.includes(one.id));
  const session = known.sessions.find((one) => one.id === sessionId);
  const facts = [
    tickets.map((one) => words(one.name)).join(', ') || t('everyTicket'),
    session && words(session.title),
    when(list),
  ].filter(Boolean);
  return (
    <div className={classes.words}>
      <strong>
        <bdi>{name}</bdi>
      </strong>
      <span className={classes.facts}>{facts.join(' · ')}</span>
      <Link
        className={classes.figures}
        to="/bookings/check-in/attendance"
        search={{ list: `${id}` }}
      >
        {t('figures', { came, expected, inNow })}
      </Link>
    </div>
  );
}

function useWhen({ timeZone }: MyEvent) {
  const t = useTranslations('bookings.lists');
  const format = useFormatter();
  return ({ opensAt, closesAt }: Pick<EntryList, 'opensAt' | 'closesAt'>): string => {
    const timeOf = (at: string) =>
      format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'short', timeZone });
    if (opensAt && closesAt)
      return t('between', { from: timeOf(opensAt), until: timeOf(closesAt) });
    if (opensAt) return t('from', { from: timeOf(opensAt) });
    return closesAt ? t('until', { until: timeOf(closesAt) }) : '';
  };
}
