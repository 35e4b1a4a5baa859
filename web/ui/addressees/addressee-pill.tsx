import { IconUsersGroup, IconX } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import { useTranslations } from 'use-intl';
import { PersonPicture } from '../person/person-picture.tsx';
import type { Addressed } from './addressed.ts';
import classes from './addressees.module.css';
import { useAddresseeWords } from './use-addressee-words.ts';

interface AddresseePillProps {
  one: Addressed;
  isWrong: boolean;
  onRemove: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** Tab passes it by; the arrows lead to it from the field. */
export function AddresseePill({ one, isWrong, onRemove, onKeyDown }: AddresseePillProps) {
  const t = useTranslations('addressees');
  const { nameOf, aboutOf } = useAddresseeWords();
  const name = nameOf(one);
  return (
    <li className={classes.pill} data-is-wrong={isWrong || undefined} title={aboutOf(one)}>
      <AddresseePicture one={one} size={20} />
      <bdi>{name}</bdi>
      {'group' in one && <small>{aboutOf(one)}</small>}
      <button
        type="button"
        tabIndex={-1}
        data-pill
        aria-label={t('remove', { name })}
        onClick={onRemove}
        onKeyDown={onKeyDown}
      >
        <IconX size={14} aria-hidden />
      </button>
    </li>
  );
}

export function AddresseePicture({ one, size }: { one: Addressed; size: number }) {
  const { nameOf } = useAddresseeWords();
  if ('group' in one) {
    return (
      <span className={classes.group} style={{ width: size, height: size }} aria-hidden>
        <IconUsersGroup size={size * 0.65} stroke={1.75} />
      </span>
    );
  }
  const picture = 'avatar' in one ? one.avatar : null;
  return <PersonPicture name={nameOf(one)} picture={picture} size={size} />;
}
