import '../../../ui/styles/fields.css';
import { NativeSelect } from '@mantine/core';
import { fieldsFilledBy } from '@plenum/contract/kernel/fillable-fields.ts';
import { useTranslations } from 'use-intl';
import type { QuestionFieldsProps } from './shown-if-fields.tsx';

/** What of a profile its answer fills, where such an answer can. */
export function FillsField({ form }: Pick<QuestionFieldsProps, 'form'>) {
  const t = useTranslations('tickets');
  const { values, errors, set } = form;
  const fields = fieldsFilledBy(values);
  if (fields.length === 0) return null;
  return (
    <NativeSelect
      name="fills"
      label={t('questionFields.fills')}
      description={t('fillsHint')}
      data={[
        { value: '', label: t('fills.nothing') },
        ...fields.map((value) => ({ value, label: t(`fills.${value}`) })),
      ]}
      value={values.fills ?? ''}
      error={errors['fills']}
      onChange={({ currentTarget: { value } }) =>
        set('fills', fields.find((field) => field === value) ?? null)
      }
    />
  );
}
