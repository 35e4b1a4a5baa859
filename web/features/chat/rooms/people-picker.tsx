import { Button, CloseButton } from '@mantine/core';
import type { ChatPerson as Person } from '@plenum/contract';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { PersonPicture } from '../../../ui/person/person-picture.tsx';
import { SearchField } from '../../../ui/field/search-field.tsx';
import { peopleOptions } from '../chat.api.ts';
import classes from './drawers.module.css';
import { useMe } from '../desks/use-owner.ts';

interface PeoplePickerProps {
  eventId: number;
  /** What is said before a name is typed; its room is kept, so that nothing below jumps. */
  hint?: string;
  chosen: readonly Person[];
  onChange: (chosen: readonly Person[]) => void;
}

/** Finds people of the event by name and gathers them. */
export function PeoplePicker({ eventId, hint = '', chosen, onChange }: PeoplePickerProps) {
  const t = useTranslations('chat.people');
  const me = useMe();
  const field = useRef<HTMLInputElement>(null);
  const [q, setQ] = useState('');
  const { data } = useQuery(peopleOptions(eventId, q));
  const isChosen = ({ id }: Pick<Person, 'id'>) => chosen.some((one) => one.id === id);
  const hits = q ? (data?.people.hits ?? []) : [];
  const found = hits.filter((person) => person.id !== me && !isChosen(person));
  const add = ({ id, fullName, avatar }: Person) => onChange([...chosen, { id, fullName, avatar }]);
  return (
    <>
      <SearchField
        label={t('find')}
        clearLabel={t('clear')}
        q={q}
        inputRef={field}
        onSearch={setQ}
      />
      {chosen.length > 0 && (
        <ul className={classes.chosen} aria-label={t('chosen')}>
          {chosen.map((person) => (
            <li key={person.id}>
              <Button
                size="compact-md"
                variant="light"
                rightSection={<CloseButton component="span" size="xs" aria-hidden tabIndex={-1} />}
                aria-label={t('drop', { name: person.fullName })}
                onClick={() => onChange(chosen.filter(({ id }) => id !== person.id))}
              >
                {person.fullName}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div className={classes.results} data-roomy={hint !== '' || undefined}>
        <output className={classes.note}>
          {q && data && found.length === 0 && t('nobody')}
          {!q && chosen.length === 0 && hint}
        </output>
        <ul className={classes.found} aria-label={t('found')}>
          {found.map((person) => (
            <li key={person.id} className={classes.person}>
              <button type="button" onClick={() => add(person)}>
                <PersonPicture name={person.fullName} picture={person.avatar} size={32} />
                <span>
                  <bdi>{person.fullName}</bdi>
                  {person.company && <small>{person.company}</small>}
                </span>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
