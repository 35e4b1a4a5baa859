import { Button } from '@mantine/core';
import type { TeamMember } from '@plenum/contract';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { PersonPicture } from '../../../ui/person/person-picture.tsx';
import { offerUndo } from '../../../ui/toast/undo.ts';
import classes from '../setup/rows.module.css';
import { useTeamChange } from './use-team-change.ts';

interface TeamRowProps {
  eventId: number;
  member: TeamMember;
}

export function TeamRow({ eventId, member }: TeamRowProps) {
  const t = useTranslations('events.team');
  const { give, take, isBusy } = useTeamChange(eventId);
  const { personId, fullName, email, avatar, role } = member;
  const name = fullName || email;
  const takeBack = async () => {
    if (!(await take(personId))) return;
    offerUndo(t('taken', { name }), () => void give(personId, role));
  };
  return (
    <li className={classes.row}>
      <PersonPicture name={name} picture={avatar} size={32} />
      <div className={classes.words}>
        <Link
          to="/apps/user/view/$id"
          params={{ id: String(personId) }}
          className={classes.name ?? ''}
        >
          <bdi>{name}</bdi>
        </Link>
        <span className={classes.fact}>{t(`roles.${role}`)}</span>
      </div>
      <Button
        variant="subtle"
        color="gray"
        size="compact-sm"
        loading={isBusy}
        aria-label={t('takeFrom', { name })}
        onClick={() => void takeBack()}
      >
        {t('take')}
      </Button>
    </li>
  );
}
