import type { AgendaSession } from '@plenum/contract';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import type { TableColumn } from '../../../ui/table/table-column.ts';
import { useAgendaFacts } from '../agenda-facts.tsx';
import { GridTitleCell } from './grid-title-cell.tsx';
import { GridTrackCell } from './grid-track-cell.tsx';
import type { AgendaWork } from '../use-agenda-work.ts';

const none = <span aria-hidden>{'–'}</span>;

export function useGridColumns({ open, clashWords }: AgendaWork): TableColumn<AgendaSession>[] {
  const t = useTranslations('agenda');
  const facts = useAgendaFacts();
  return useMemo(
    () => [
      {
        id: 'title',
        label: t('fields.title'),
        isSortable: true,
        cell: (session) => (
          <GridTitleCell session={session} clash={clashWords(session.id)} onOpen={open} />
        ),
      },
      {
        id: 'start',
        label: t('fields.startsAt'),
        isSortable: true,
        cell: (session) => <bdi>{facts.dayAndTimeOf(session)}</bdi>,
      },
      {
        id: 'room',
        label: t('fields.roomId'),
        isSortable: true,
        cell: ({ roomId }) => (roomId === null ? none : facts.roomName(roomId)),
      },
      {
        id: 'track',
        label: t('fields.trackId'),
        isSortable: true,
        cell: ({ trackId }) => <GridTrackCell trackId={trackId} />,
      },
      {
        id: 'kind',
        label: t('fields.kind'),
        isSortable: true,
        cell: ({ kind }) => t(`kinds.${kind}`),
      },
      {
        id: 'speakers',
        label: t('fields.speakers'),
        cell: (session) => facts.speakersOf(session) || none,
      },
      {
        id: 'minutes',
        label: t('fields.minutes'),
        isSortable: true,
        isHiddenAtFirst: true,
        cell: ({ minutes }) => t('aside.minutes', { count: minutes }),
      },
      {
        id: 'stars',
        label: t('fields.stars'),
        isSortable: true,
        startsDown: true,
        cell: ({ stars }) => t('grid.stars', { count: stars }),
      },
      {
        id: 'language',
        label: t('fields.language'),
        isHiddenAtFirst: true,
        cell: ({ language }) => (language ? t(`languages.${language}`) : none),
      },
      {
        id: 'capacity',
        label: t('fields.capacity'),
        isHiddenAtFirst: true,
        cell: ({ capacity }) => (capacity === null ? none : t('grid.stars', { count: capacity })),
      },
    ],
    [t, facts, open, clashWords],
  );
}
