import { Button, TextInput } from '@mantine/core';
import type { PackageInput } from '@plenum/contract';
import { useFormatter, useTranslations } from 'use-intl';
import type { FieldWords } from '../../../ui/form/changed-meanwhile.tsx';
import { EditorForm, type Form } from '../../../ui/form/editor-form.tsx';
import type { Fields } from '../../../ui/form/use-fields.ts';
import classes from './forms.module.css';
import { PlacementFields } from './placement-fields.tsx';
import { placements } from '../sponsors.rules.ts';
import { useSponsorProblemText } from '../use-sponsor-problem-text.ts';
import type { SetupActions } from './use-setup-actions.ts';
import { WordsFields } from '../../../ui/language-choice/words-fields.tsx';

interface PackageFormProps {
  form: Form<PackageInput> & Fields<PackageInput>;
  actions: SetupActions;
}

export function PackageForm({ form, actions }: PackageFormProps) {
  const t = useTranslations('sponsors.package');
  const problemText = useSponsorProblemText();
  const words = usePackageWords();
  const { languages } = actions.event;
  const { values, errors, set } = form;
  return (
    <EditorForm
      form={form}
      words={words}
      problemText={problemText}
      saveLabel={t('save')}
      extra={
        <Button variant="default" onClick={() => actions.setOpen(undefined)}>
          {t('cancel')}
        </Button>
      }
    >
      <div className={classes.texts}>
        <WordsFields
          name="name"
          label={(language) => t('name', { language })}
          languages={languages}
          value={values.name}
          maxLength={80}
          error={errors['name']}
          onChange={(name) => set('name', name)}
        />
      </div>
      <TextInput
        name="weight"
        type="number"
        min={1}
        max={10}
        label={t('weight')}
        description={t('weightHint')}
        className={classes.short}
        value={values.weight || ''}
        error={errors['weight']}
        onChange={(event) => set('weight', Number(event.currentTarget.value))}
      />
      <PlacementFields {...form} />
    </EditorForm>
  );
}

function usePackageWords(): FieldWords<keyof PackageInput> {
  const t = useTranslations('sponsors');
  const format = useFormatter();
  return {
    name: (name) => t(`fields.${name}`),
    value: (name, value) => {
      if (name === 'placements')
        return format.list(
          (value as PackageInput['placements']).map((one) => t(`placements.${one}`)),
        );
      if (name !== 'promised') return undefined;
      const promised = value as PackageInput['promised'];
      const said = placements.filter((one) => promised[one] !== undefined);
      return format.list(said.map((one) => `${t(`placements.${one}`)}: ${promised[one]}`));
    },
  };
}
