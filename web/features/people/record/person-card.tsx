import type { PersonLine } from '@plenum/contract';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { PersonPicture } from '../../../ui/person/person-picture.tsx';
import { Day } from '../../../ui/time/day.tsx';
import { RelativeTime } from '../../../ui/time/relative-time.tsx';
import { nameOf } from '../people.api.ts';
import { PersonActions } from './person-actions.tsx';
import classes from './person-card.module.css';
import { PersonState } from '../person-state.tsx';

interface PersonCardProps {
  person: PersonLine;
  onGone: () => void;
}

export function PersonCard({ person, onGone }: PersonCardProps) {
  const t = useTranslations('people');
  const name = nameOf(person);
  return (
    <section className={classes.card} aria-labelledby="person">
      <PersonPicture name={name} picture={person.avatar} size={88} />
      <h1 id="person">{name}</h1>
      <PersonState person={person} />
      <dl className={classes.facts}>
        <Fact label={t('person.email')}>
          <a href={`mailto:${person.email}`}>{person.email}</a>
        </Fact>
        <Fact label={t('person.username')}>{person.username}</Fact>
        <Fact label={t('columns.company')}>{person.company || '–'}</Fact>
        <Fact label={t('columns.role')}>{t(`roles.${person.role}`)}</Fact>
        <Fact label={t('columns.joined')}>
          <Day at={person.joinedAt} />
        </Fact>
        <Fact label={t('columns.seen')}>
          {person.lastSeenAt ? <RelativeTime at={person.lastSeenAt} /> : t('neverSeen')}
        </Fact>
      </dl>
      <PersonActions person={person} onGone={onGone} />
    </section>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
