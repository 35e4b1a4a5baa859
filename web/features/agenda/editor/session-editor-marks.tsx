import '../../../ui/styles/amounts.css';
import { Checkbox, NumberInput, TextInput } from '@mantine/core';
import { useTranslations } from 'use-intl';
import type { Fields } from '../../../ui/form/use-fields.ts';
import type { SessionFormValues } from './editor.form-values.ts';
import classes from './session-editor-form.module.css';

/** For how many, where else, and how it is shown. */
export function SessionEditorMarks(form: Fields<SessionFormValues>) {
  const { values, errors, set } = form;
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
        <Checkbox label={t('fields.isFeatured')} {...form.flag('isFeatured')} />
        <Checkbox label={t('fields.isHidden')} {...form.flag('isHidden')} />
      </div>
    </>
  );
}
