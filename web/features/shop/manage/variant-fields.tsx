import { ActionIcon, Checkbox, TextInput } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { DecimalField } from '../../../ui/field/decimal-field.tsx';
import type { FieldErrors } from '../../../ui/form/use-fields.ts';
import { AmountField } from '../../../ui/money/amount-field.tsx';
import { fieldName, type VariantValues } from './manage.values.ts';
import classes from './product-form.module.css';

interface VariantFieldsProps {
  variant: VariantValues;
  /** From 1. */
  place: number;
  optionNames: readonly string[];
  currency: string;
  sold: number;
  errors: FieldErrors;
  onChange: (variant: VariantValues) => void;
  /** Left out for the only one. */
  onRemove?: () => void;
}

export function VariantFields(props: VariantFieldsProps) {
  const { variant, place, optionNames, currency, sold, errors, onChange, onRemove } = props;
  const t = useTranslations('catalogue');
  const { id, values, sku, listPrice, stock, isEndless } = variant;
  const change = (fields: Partial<VariantValues>) => onChange({ ...variant, ...fields });
  return (
    <li className={classes.variant} aria-label={t('variant', { place })}>
      {optionNames.length > 0 && (
        <div className={classes.row}>
          {optionNames.map((option, at) => (
            <TextInput
              key={option}
              name={fieldName(id, 'values', at)}
              label={option}
              maxLength={60}
              dir="auto"
              value={values[at] ?? ''}
              error={errors[fieldName(id, 'values', at)]}
              onChange={({ currentTarget }) =>
                change({ values: values.with(at, currentTarget.value) })
              }
            />
          ))}
        </div>
      )}
      <div className={classes.row}>
        <AmountField
          name={fieldName(id, 'listPrice')}
          label={t('listPrice')}
          currency={currency}
          value={listPrice}
          error={listPrice === null && errors[fieldName(id, 'listPrice')]}
          onChange={(next) => change({ listPrice: next })}
        />
        {!isEndless && (
          <DecimalField
            name={fieldName(id, 'stock')}
            label={t('size')}
            digits={0}
            value={stock}
            error={stock === null && errors[fieldName(id, 'stock')]}
            onChange={(next) => change({ stock: next })}
          />
        )}
        <TextInput
          name={fieldName(id, 'sku')}
          label={t('sku')}
          maxLength={60}
          dir="ltr"
          value={sku}
          error={errors[fieldName(id, 'sku')]}
          onChange={({ currentTarget }) => change({ sku: currentTarget.value })}
        />
      </div>
      <div className={classes.foot}>
        <Checkbox
          label={t('isEndless')}
          checked={isEndless}
          onChange={({ currentTarget }) => change({ isEndless: currentTarget.checked })}
        />
        {!isEndless && sold > 0 && stock !== null && <span>{t('soldOf', { sold })}</span>}
        {onRemove && (
          <ActionIcon
            variant="subtle"
            color="red"
            size={36}
            aria-label={t('removeVariant', { place })}
            onClick={onRemove}
          >
            <IconTrash size={18} />
          </ActionIcon>
        )}
      </div>
    </li>
  );
}
