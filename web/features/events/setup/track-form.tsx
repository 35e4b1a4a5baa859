import { Button, TextInput } from '@mantine/core';
import type { EventSetup, TrackInput } from '@plenum/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { languages as names, type Locale } from '../../../platform/config.ts';
import { ColourField } from '../../../ui/colour/colour-field.tsx';
import { usualColour } from '../../../ui/colour/colours.ts';
import { useContractForm } from '../../../ui/form/use-contract-form.ts';
import { tidyTexts, withText } from '../../../ui/language-choice/texts.ts';
import { learnSetup } from '../events.live.ts';
import classes from './rows.module.css';
import { useSetupProblemText } from './use-setup-change.ts';

interface TrackFormProps {
  initial: TrackInput;
  languages: readonly Locale[];
  save: (values: TrackInput) => Promise<EventSetup>;
  onClose: () => void;
  /** For one track after the other. */
  staysOpen?: boolean;
}

const loadSchema = () => import('../events.forms.ts').then((forms) => forms.TrackSchema);

export function TrackForm({
  initial,
  languages,
  save,
  onClose,
  staysOpen = false,
}: TrackFormProps) {
  const t = useTranslations('events.tracks');
  const common = useTranslations('events');
  const client = useQueryClient();
  const problemText = useSetupProblemText();
  const form = useContractForm({
    initial: { ...initial, name: tidyTexts(initial.name) },
    loadSchema,
    explain: ({ field }) => (field === 'colour' ? t('colourNotValid') : undefined),
    send: async (values) => {
      if (Object.values(values.name).every((name) => !name?.trim())) return { name: t('noName') };
      learnSetup(client, await save(values));
      if (!staysOpen) onClose();
      return {};
    },
  });
  const { values, errors, set } = form;
  const nameField = useRef<HTMLInputElement>(null);
  useEffect(() => nameField.current?.focus(), []);
  return (
    <form className={classes.form} noValidate onSubmit={form.submit}>
      <div className={classes.texts}>
        {languages.map((language, place) => (
          <TextInput
            key={language}
            ref={place === 0 ? nameField : null}
            name={place === 0 ? 'name' : `name-${language}`}
            label={t('name', { language: names[language] })}
            lang={language}
            maxLength={80}
            value={values.name[language] ?? ''}
            error={place === 0 && errors['name']}
            onChange={(event) =>
              set('name', withText(values.name, language, event.currentTarget.value))
            }
          />
        ))}
      </div>
      <ColourField
        name="colour"
        label={t('colour')}
        usual={usualColour}
        value={values.colour}
        error={errors['colour']}
        onChange={(colour) => set('colour', colour ?? usualColour)}
      />
      {form.problem !== undefined && (
        <p className={classes.problem} role="alert">
          {problemText(form.problem)}
        </p>
      )}
      <div className={classes.choices}>
        <Button type="submit" loading={form.busy}>
          {staysOpen ? t('addGo') : common('save')}
        </Button>
        <Button variant="default" onClick={onClose}>
          {common(staysOpen ? 'done' : 'cancel')}
        </Button>
      </div>
    </form>
  );
}
