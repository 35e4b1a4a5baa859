import '../../../ui/styles/fields.css';
import { Button, NativeSelect } from '@mantine/core';
import type { TeamMember } from '@plenum/contract';
import { type SubmitEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { PersonSearch } from '../../../ui/person/person-search.tsx';
import classes from '../setup/rows.module.css';
import { useTeamChange } from './use-team-change.ts';

interface TeamAddProps {
  eventId: number;
  team: readonly TeamMember[];
}

const roles = ['moderator', 'organiser'] as const;

export function TeamAdd({ eventId, team }: TeamAddProps) {
  const t = useTranslations('events.team');
  const form = useTranslations('shell.form');
  const { give, isBusy } = useTeamChange(eventId);
  const [personId, setPersonId] = useState<number | null>(null);
  const [role, setRole] = useState<TeamMember['role']>('moderator');
  const [error, setError] = useState<string>();
  const pick = (id: number | null) => {
    setPersonId(id);
    setError(undefined);
  };
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (personId === null) return setError(form('required'));
    if (await give(personId, role)) pick(null);
  };
  return (
    <form
      className={classes.form}
      noValidate
      aria-label={t('add')}
      onSubmit={(event) => void submit(event)}
    >
      <div className={classes.texts}>
        <PersonSearch
          label={t('person')}
          value={personId}
          // Who has a role already can be given the other one.
          hidden={team.filter((member) => member.role === role).map((member) => member.personId)}
          role={role === 'organiser' ? 'admin' : undefined}
          error={error}
          onChange={pick}
        />
        <NativeSelect
          label={t('role')}
          data={roles.map((one) => ({ value: one, label: t(`roles.${one}`) }))}
          value={role}
          onChange={(event) => {
            setRole(roles.find((one) => one === event.currentTarget.value) ?? 'moderator');
            pick(null);
          }}
        />
      </div>
      <p className={classes.fact}>{t(`texts.${role}`)}</p>
      <div>
        <Button type="submit" variant="default" loading={isBusy}>
          {t('add')}
        </Button>
      </div>
    </form>
  );
}
