import { Checkbox, NumberInput, TextInput } from '@mantine/core';
import { useTranslations } from 'use-intl';
import type { SessionFormValues, SetField } from './editor.form-values.ts';
import classes from './session-editor-form.module.css';

interface SessionEditorMarksProps {
  values: SessionFormValues;
  errors: Readonly<Record<string, string>>;
  set: SetField;
}

/** For how many, where else, and how it is shown. */
export function SessionEditorMarks({ values, errors, set }: SessionEditorMarksProps) {
  const t = useTranslations('agenda');
  return (
    <>
      <div className={classes.row}>
        <NumberInput
          name="capacity"
          label={t('fields.capacity')}
          placeholder={t('editor.capacityOfRoom')}
          min={1}
          max={1_000_000}
          allowDecimal={false}
          value={values.capacity ?? ''}
          error={errors['capacity']}
          onChange={(next) => set('capacity', Number(next) || null)}
        />
        <TextInput
          name="joinUrl"
          type="url"
          label={t('fields.joinUrl')}
          value={values.joinUrl ?? ''}
          error={errors['joinUrl']}
          onChange={(change) => set('joinUrl', change.currentTarget.value.trim() || null)}
        />
      </div>
      <div className={classes.marks}>
        <Checkbox
          label={t('fields.isFeatured')}
          checked={values.isFeatured}
          onChange={(change) => set('isFeatured', change.currentTarget.checked)}
        />
        <Checkbox
          label={t('fields.isHidden')}
          checked={values.isHidden}
          onChange={(change) => set('isHidden', change.currentTarget.checked)}
        />
      </div>
    </>
  );
}
