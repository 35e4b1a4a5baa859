import type { PersonLine } from '@plenum/contract';
import { useTranslations } from 'use-intl';
import { PersonPicture } from '../../../ui/person/person-picture.tsx';
import { Day } from '../../../ui/time/day.tsx';
import { RelativeTime } from '../../../ui/time/relative-time.tsx';
import classes from './merge-side.module.css';
import { nameOf } from '../people.api.ts';
import { PersonState } from '../person-state.tsx';

interface MergeSideProps {
  person: PersonLine;
  isKept: boolean;
  onKeep: () => void;
}

export function MergeSide({ person, isKept, onKeep }: MergeSideProps) {
  const t = useTranslations('people');
  return (
    <label className={classes.side}>
      <span className={classes.choice}>
        <input type="radio" name="kept" checked={isKept} onChange={onKeep} />
        {t(isKept ? 'merge.isKept' : 'merge.goes')}
      </span>
      <PersonPicture name={nameOf(person)} picture={person.avatar} size={48} />
      <strong>{nameOf(person)}</strong>
      <span className={classes.fact}>{person.email}</span>
      <span className={classes.fact}>{person.username}</span>
      <span className={classes.fact}>{person.company || t('merge.noCompany')}</span>
      <span className={classes.fact}>{t(`roles.${person.role}`)}</span>
      <PersonState person={person} />
      <span className={classes.fact}>
        {t('columns.joined')} {'·'} <Day at={person.joinedAt} />
      </span>
      <span className={classes.fact}>
        {t('columns.seen')} {'·'}{' '}
        {person.lastSeenAt ? <RelativeTime at={person.lastSeenAt} /> : t('neverSeen')}
      </span>
    </label>
  );
}
