import '../../../ui/styles/fields.css';
import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { entryLists } from '../lists/lists.live.ts';

interface ListChoiceProps {
  eventId: number;
  listId: number | null;
  onChoose: (listId: number | null) => void;
}

/** The event's own door, or a list beside it; without a network the one that is chosen stays. */
export function ListChoice({ eventId, listId, onChoose }: ListChoiceProps) {
  const t = useTranslations('bookings.door');
  const { data } = useQuery(entryLists.options(eventId));
  const lists = data?.lists ?? [];
  const isUnknown = listId !== null && !lists.some(({ id }) => id === listId);
  return (
    <NativeSelect
      label={t('list')}
      value={listId === null ? '' : `${listId}`}
      data={[
        { value: '', label: t('ownList') },
        ...lists.map(({ id, name }) => ({ value: `${id}`, label: name })),
        ...(isUnknown ? [{ value: `${listId}`, label: t('unknownList') }] : []),
      ]}
      onChange={({ currentTarget }) => onChoose(Number(currentTarget.value) || null)}
    />
  );
}
