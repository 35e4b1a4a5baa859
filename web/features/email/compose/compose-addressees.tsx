import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { AddresseeField } from '../../../ui/addressees/addressee-field.tsx';
import classes from './compose.module.css';
import { addresseeFields, type AddresseesName, type Draft } from './compose.draft.ts';
import { findAddressees } from './compose.write-api.ts';

interface ComposeAddresseesProps {
  draft: Draft;
  errors: Partial<Record<AddresseesName, string>>;
  wrong: ReadonlySet<string>;
  hasFocus: boolean;
  onChange: (part: Partial<Draft>) => void;
  /** What stands in a field and is nobody yet. */
  onTyping: (name: AddresseesName, text: string) => void;
}

/** To whom; copies only for those who want them. */
export function ComposeAddressees(props: ComposeAddresseesProps) {
  const { draft, errors, wrong, hasFocus, onChange, onTyping } = props;
  const t = useTranslations('compose');
  const [asked, setAsked] = useState<readonly AddresseesName[]>([]);
  const isShown = (name: AddresseesName) =>
    name === 'to' || asked.includes(name) || draft[name].length > 0;
  const hidden = addresseeFields.filter((name) => !isShown(name));
  return addresseeFields.filter(isShown).map((name) => (
    <AddresseeField
      key={name}
      isInline
      label={t(name)}
      name={name}
      value={draft[name]}
      find={findAddressees}
      error={errors[name]}
      wrong={wrong}
      hasFocus={name === 'to' ? hasFocus : asked.at(-1) === name}
      onChange={(value) => onChange({ [name]: value })}
      onTyping={(text) => onTyping(name, text)}
      rightSection={
        name === 'to' && hidden.length > 0 ? (
          <span className={classes.copies}>
            {hidden.map((other) => (
              <Button
                key={other}
                variant="subtle"
                size="compact-sm"
                onClick={() => setAsked([...asked, other])}
              >
                {t(other)}
              </Button>
            ))}
          </span>
        ) : undefined
      }
    />
  ));
}
