import { Modal } from '@mantine/core';
import type { PersonLine } from '@plenum/contract';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ErrorState } from '../../ui/error-state.tsx';
import { PersonPicture } from '../../ui/person/person-picture.tsx';
import { SearchField } from '../../ui/field/search-field.tsx';
import { LinesSkeleton } from '../../ui/skeleton.tsx';
import { ActForm } from './list/act-dialog.tsx';
import classes from './act-picker.module.css';
import { nameOf, peopleOptions } from './people.api.ts';
import { actableQuery, rowAfter } from './people.acting.ts';
import { usePeopleProblemText } from './use-people-problem-text.ts';

interface ActPickerProps {
  eventId: number;
  onClose: () => void;
}

/** Whom to see the event as: those who joined last, or whom one searches for. */
export function ActPicker({ eventId, onClose }: ActPickerProps) {
  const t = useTranslations('person-record.act');
  const shell = useTranslations('shell');
  const [person, setPerson] = useState<PersonLine>();
  return (
    <Modal
      opened
      onClose={onClose}
      title={person ? t('title', { name: nameOf(person) }) : t('pick')}
      closeButtonProps={{ 'aria-label': shell('close') }}
    >
      {person ? <ActForm person={person} /> : <Choice eventId={eventId} onPick={setPerson} />}
    </Modal>
  );
}

function goBetweenRows(event: KeyboardEvent<HTMLElement>) {
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row]')];
  const at = rows.findIndex((row) => row === document.activeElement);
  const next = rowAfter(event.key, at, rows.length);
  if (next === undefined) return;
  event.preventDefault();
  const field = event.currentTarget.querySelector<HTMLElement>('input');
  (rows[next] ?? field)?.focus();
}

interface ChoiceProps {
  eventId: number;
  onPick: (person: PersonLine) => void;
}

function Choice({ eventId, onPick }: ChoiceProps) {
  const t = useTranslations('person-record.act');
  const problemText = usePeopleProblemText();
  const field = useRef<HTMLInputElement>(null);
  const [q, setQ] = useState('');
  const { data, error, refetch } = useQuery(peopleOptions(actableQuery(eventId, q)));
  return (
    <div className={classes.choice} onKeyDown={goBetweenRows} role="presentation">
      <SearchField
        label={t('find')}
        clearLabel={t('clear')}
        q={q}
        isFirst
        inputRef={field}
        onSearch={setQ}
      />
      {error && (
        <ErrorState title={t('failed')} text={problemText(error)} onRetry={() => void refetch()} />
      )}
      {!data && !error && <LinesSkeleton lines={6} />}
      <ul className={classes.rows} aria-label={t('pick')}>
        {data?.people.map((person) => (
          <li key={person.id}>
            <button type="button" data-row className={classes.row} onClick={() => onPick(person)}>
              <PersonPicture name={nameOf(person)} picture={person.avatar} size={36} />
              <span className={classes.words}>
                <bdi>{nameOf(person)}</bdi>
                <small>{person.email}</small>
              </span>
            </button>
          </li>
        ))}
      </ul>
      <output className={classes.nobody}>{data?.people.length === 0 ? t('nobody') : ''}</output>
    </div>
  );
}
