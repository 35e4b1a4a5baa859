import type { MyEvent, WaitingEntry } from '@plenum/contract';
import { useMemo } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useWords } from '../../../platform/i18n/words.ts';
import { ClippedCell, TwoLines } from '../../../ui/table/named-cell.tsx';
import type { TableColumn } from '../../../ui/table/table-column.ts';
import { RelativeTime } from '../../../ui/time/relative-time.tsx';
import classes from './waiting-list-screen.module.css';
import { WaitingState } from './waiting-state.tsx';

export function useWaitingColumns(
  { timeZone, languages }: MyEvent,
  onOpen: (id: number) => void,
): TableColumn<WaitingEntry>[] {
  const t = useTranslations('bookings.waiting');
  const format = useFormatter();
  const words = useWords(languages);
  return useMemo(
    () => [
      {
        id: 'name',
        label: t('columns.name'),
        cell: ({ id, fullName, email }) => (
          <TwoLines below={email}>
            <button type="button" className={classes.open} data-open onClick={() => onOpen(id)}>
              <bdi>{fullName}</bdi>
            </button>
          </TwoLines>
        ),
      },
      {
        id: 'what',
        label: t('columns.what'),
        cell: ({ items }) => (
          <ClippedCell>
            {items.map(({ quantity, name }) => `${quantity} × ${words(name)}`).join(', ')}
          </ClippedCell>
        ),
      },
      {
        id: 'position',
        label: t('columns.position'),
        isAmount: true,
        cell: ({ position }) => position,
      },
      {
        id: 'state',
        label: t('columns.state'),
        cell: ({ state, heldUntil, isConfirmed }) => (
          <TwoLines
            below={
              heldUntil
                ? t('until', {
                    at: format.dateTime(new Date(heldUntil), {
                      dateStyle: 'short',
                      timeStyle: 'short',
                      timeZone,
                    }),
                  })
                : state === 'waiting' && !isConfirmed && t('unconfirmed')
            }
          >
            <WaitingState state={state} />
          </TwoLines>
        ),
      },
      {
        id: 'joined',
        label: t('columns.joined'),
        cell: ({ joinedAt }) => <RelativeTime at={joinedAt} />,
      },
    ],
    [t, format, words, timeZone, onOpen],
  );
}
