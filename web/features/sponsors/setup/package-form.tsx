import { Button, TextInput } from '@mantine/core';
import type { PackageInput, SponsorSetup } from '@plenum/contract';
import { useTranslations } from 'use-intl';
import type { Locale } from '../../../platform/config.ts';
import { submitOnModEnter } from '../../../ui/form/submit-on-mod-enter.ts';
import { useContractForm } from '../../../ui/form/use-contract-form.ts';
import { Notice } from '../../../ui/notice.tsx';
import classes from './forms.module.css';
import { PlacementFields } from './placement-fields.tsx';
import { hasWords, tidied } from '../sponsors.rules.ts';
import { useSponsorProblemText } from '../use-sponsor-problem-text.ts';
import { WordsFields } from './words-fields.tsx';

interface PackageFormProps {
  initial: PackageInput;
  languages: readonly Locale[];
  save: (values: PackageInput) => Promise<SponsorSetup>;
  onSaved: (setup: SponsorSetup) => void;
  onCancel: () => void;
}

const loadSchema = () => import('./setup.forms.ts').then((forms) => forms.PackageSchema);

export function PackageForm({ initial, languages, save, onSaved, onCancel }: PackageFormProps) {
  const t = useTranslations('sponsors.package');
  const problemText = useSponsorProblemText();
  const form = useContractForm({
    initial,
    loadSchema,
    explain: ({ field }) => (field === 'weight' ? t('weightNotValid') : undefined),
    send: async (values) => {
      if (!hasWords(values.name)) return { name: t('noName') };
      onSaved(await save({ ...values, name: tidied(values.name) }));
      return {};
    },
  });
  const { values, errors, set } = form;
  return (
    <form className={classes.form} noValidate onSubmit={form.submit} ref={submitOnModEnter}>
      {form.problem !== undefined && <Notice tone="danger">{problemText(form.problem)}</Notice>}
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
      <div className={classes.choices}>
        <Button type="submit" loading={form.busy}>
          {t('save')}
        </Button>
        <Button variant="default" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
