import type { PersonLine } from '@plenum/contract';
import { IconCircleCheck, IconCircleOff, IconMailQuestion } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import classes from './person-state.module.css';

const looks = {
  active: { icon: IconCircleCheck, hue: 'green' },
  deactivated: { icon: IconCircleOff, hue: 'red' },
  unverified: { icon: IconMailQuestion, hue: 'amber' },
} as const;

const stateOf = ({ isActive, isVerified }: PersonLine) => {
  if (!isActive) return 'deactivated';
  return isVerified ? 'active' : 'unverified';
};

export function PersonState({ person }: { person: PersonLine }) {
  const t = useTranslations('people.states');
  const state = stateOf(person);
  const { icon: Mark, hue } = looks[state];
  return (
    <span className={classes.state} data-hue={hue}>
      <Mark size={14} aria-hidden />
      {t(state)}
    </span>
  );
}
