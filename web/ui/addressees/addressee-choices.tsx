import '../styles/fields.css';
import { Combobox } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { type Addressed, keyOf } from './addressed.ts';
import { AddresseePicture } from './addressee-pill.tsx';
import classes from './addressees.module.css';
import { useAddresseeWords } from './use-addressee-words.ts';

interface AddresseeChoicesProps {
  /** Each choice has this and its key as its id. */
  idPrefix: string;
  label: string;
  choices: readonly Addressed[];
  note: string;
}

/** What opens below the field. */
export function AddresseeChoices({ idPrefix, label, choices, note }: AddresseeChoicesProps) {
  return (
    <Combobox.Dropdown className={classes.dropdown}>
      <Combobox.Options aria-label={label} className={classes.options}>
        {choices.map((one) => (
          <Choice key={keyOf(one)} id={idPrefix + keyOf(one)} one={one} />
        ))}
      </Combobox.Options>
      {note && <p className={classes.note}>{note}</p>}
    </Combobox.Dropdown>
  );
}

function Choice({ id, one }: { id: string; one: Addressed }) {
  const t = useTranslations('addressees');
  const { nameOf, aboutOf } = useAddresseeWords();
  const isTyped = !('personId' in one) && !('group' in one);
  const about = isTyped ? t('address') : aboutOf(one);
  return (
    <Combobox.Option id={id} value={keyOf(one)} className={classes.choice}>
      <AddresseePicture one={one} size={32} />
      <span>
        <bdi>{isTyped ? one.email : nameOf(one)}</bdi>
        {about && <small>{about}</small>}
      </span>
    </Combobox.Option>
  );
}
