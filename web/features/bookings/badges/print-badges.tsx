import '../../../ui/styles/fields.css';
import { Button, NativeSelect } from '@mantine/core';
import type { BadgeFilter, BadgeSetup, MyEvent } from '@plenum/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useWords } from '../../../platform/i18n/words.ts';
import { DownloadButton } from '../../../ui/download-button.tsx';
import { Panel } from '../../../ui/panel/panel.tsx';
import { ReadingState } from '../../../ui/reading-state.tsx';
import { LinesSkeleton } from '../../../ui/skeleton.tsx';
import { ListChoice } from '../door/list-choice.tsx';
import { printRun } from './badges.api.ts';
import { badgeRun } from './badges.live.ts';
import classes from './badges-screen.module.css';

interface PrintProps {
  event: MyEvent;
  tickets: BadgeSetup['tickets'];
  listId: number | null;
}

/** Many at once: of a list, of a ticket, of those who are not here yet; a run after the other. */
export function PrintBadges({ event, tickets, listId }: PrintProps) {
  const t = useTranslations('badges.print');
  const words = useWords(event.languages);
  const [filter, setFilter] = useState<BadgeFilter>(listId === null ? {} : { listId });
  const { after: _, ...whole } = filter;
  return (
    <Panel hasRoom title={t('title')}>
      <div className={classes.print}>
        <div className={classes.pair}>
          <ListChoice
            eventId={event.id}
            listId={filter.listId ?? null}
            onChoose={(chosen) => {
              const { listId: __, ...others } = whole;
              setFilter(chosen === null ? others : { ...others, listId: chosen });
            }}
          />
          <NativeSelect
            label={t('ticket')}
            data={[
              { value: '', label: t('everyTicket') },
              ...tickets.map(({ id, name }) => ({ value: `${id}`, label: words(name) })),
            ]}
            value={`${filter.ticketId ?? ''}`}
            onChange={({ currentTarget }) => {
              const { ticketId: __, ...others } = whole;
              const ticketId = Number(currentTarget.value);
              setFilter(ticketId ? { ...others, ticketId } : others);
            }}
          />
          <NativeSelect
            label={t('who')}
            data={(['all', 'missing', 'came'] as const).map((value) => ({
              value,
              label: t(`states.${value}`),
            }))}
            value={filter.state ?? 'all'}
            onChange={({ currentTarget }) => {
              const { state: __, ...others } = whole;
              const state = currentTarget.value;
              setFilter(state === 'missing' || state === 'came' ? { ...others, state } : others);
            }}
          />
        </div>
        <Run
          eventId={event.id}
          filter={filter}
          onGo={(after) => setFilter({ ...whole, ...after })}
        />
      </div>
    </Panel>
  );
}

interface RunProps {
  eventId: number;
  filter: BadgeFilter;
  onGo: (after: Pick<BadgeFilter, 'after'>) => void;
}

function Run({ eventId, filter, onGo }: RunProps) {
  const t = useTranslations('badges.print');
  const query = useQuery({
    ...badgeRun.options({ eventId, ...filter }),
    placeholderData: keepPreviousData,
  });
  const { data } = query;
  if (!data) {
    return (
      <ReadingState reading={query} title={t('failed')} skeleton={<LinesSkeleton lines={2} />} />
    );
  }
  const { count, first, last, next } = data;
  if (count === 0) return <p className={classes.hint}>{t('nobody')}</p>;
  return (
    <>
      <output className={classes.hint}>{t('run', { count, first, last })}</output>
      <div className={classes.deeds}>
        <DownloadButton label={t('go', { count })} save={() => printRun(eventId, filter)} />
        {next !== null && (
          <Button variant="default" onClick={() => onGo({ after: next })}>
            {t('next')}
          </Button>
        )}
        {filter.after !== undefined && (
          <Button variant="default" onClick={() => onGo({})}>
            {t('fromStart')}
          </Button>
        )}
      </div>
    </>
  );
}
