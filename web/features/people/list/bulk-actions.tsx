import { Button } from '@mantine/core';
import type { PeopleQuery, PersonLine } from '@plenum/contract';
import { useTranslations } from 'use-intl';
import { ChooseEveryone } from './choose-everyone.tsx';
import { changeName, type PeopleChange, whomItChanges } from '../people.deeds.ts';
import { mostChosen } from './list.everyone.ts';
import type { Progress } from '../use-people-changes.tsx';

const changes: readonly PeopleChange[] = [
  { role: 'admin' },
  { role: 'client' },
  { isActive: false },
  { isActive: true },
];

interface BulkActionsProps {
  people: readonly PersonLine[];
  /** What is searched, and how many it finds. */
  query: PeopleQuery;
  total: number;
  /** How far a change of more than a call takes is. */
  progress: Progress | null;
  onChoose: (people: readonly PersonLine[]) => void;
  onChange: (change: PeopleChange) => void;
  onMessage: () => void;
}

/** Only what would change anything is offered. */
export function BulkActions({ people, progress, onChange, onMessage, ...found }: BulkActionsProps) {
  const t = useTranslations('people');
  if (progress) return <output>{t('bulk.progress', { ...progress })}</output>;
  return (
    <>
      {people.length < Math.min(found.total, mostChosen) && <ChooseEveryone {...found} />}
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
