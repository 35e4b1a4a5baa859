import { Button } from '@mantine/core';
import type { PersonLine } from '@plenum/contract';
import { useTranslations } from 'use-intl';
import { changeName, type PeopleChange, whomItChanges } from './people.changes.ts';

/** As many as one call takes. */
const mostAtOnce = 1000;

const changes: readonly PeopleChange[] = [
  { role: 'admin' },
  { role: 'client' },
  { isActive: false },
  { isActive: true },
];

interface BulkActionsProps {
  people: readonly PersonLine[];
  onChange: (change: PeopleChange) => void;
  onMessage: () => void;
}

/** Only what would change anything is offered. */
export function BulkActions({ people, onChange, onMessage }: BulkActionsProps) {
  const t = useTranslations('people');
  if (people.length > mostAtOnce) return <span>{t('bulk.tooMany', { most: mostAtOnce })}</span>;
  return (
    <>
      <Button size="xs" variant="default" onClick={onMessage}>
        {t('bulk.message')}
      </Button>
      {changes
        .filter((change) => whomItChanges(people, change).length > 0)
        .map((change) => (
          <Button
            key={changeName(change)}
            size="xs"
            variant="default"
            onClick={() => onChange(change)}
          >
            {t(`bulk.${changeName(change)}`)}
          </Button>
        ))}
    </>
  );
}
