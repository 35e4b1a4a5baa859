import '../../../ui/styles/fields.css';
import { ActionIcon, NativeSelect, Textarea } from '@mantine/core';
import type { InvoiceSums, TaxReason } from '@plenum/contract';
import { IconTrash } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { DecimalField } from '../../../ui/field/decimal-field.tsx';
import type { FieldErrors } from '../../../ui/form/use-fields.ts';
import { AmountField } from '../../../ui/money/amount-field.tsx';
import { Money } from '../../../ui/money/money.tsx';
import { DiscountField } from './discount-field.tsx';
import { type DraftLine, fieldName } from './draft.values.ts';
import classes from './line-fields.module.css';
import { RateField } from '../../../ui/field/rate-field.tsx';

interface LineFieldsProps {
  line: DraftLine;
  /** From 1. */
  place: number;
  currency: string;
  errors: FieldErrors;
  /** What the server makes of it. */
  reckoned: InvoiceSums['lines'][number] | undefined;
  isOld: boolean;
  pricesIncludeTax: boolean;
  onChange: (line: DraftLine) => void;
  onRemove: () => void;
}

const reasons = ['exempt', 'reverse_charge', 'outside_scope'] as const satisfies TaxReason[];

export function LineFields(props: LineFieldsProps) {
  const { line, place, currency, errors, reckoned, isOld, pricesIncludeTax } = props;
  const { onChange, onRemove } = props;
  const t = useTranslations('invoices.draft');
  const { id, description, quantity, unitPrice, taxRate } = line;
  const change = (fields: Partial<DraftLine>) => onChange({ ...line, ...fields });
  return (
    <li className={classes.line} aria-label={t('line', { place })}>
      <div className={classes.what}>
        <Textarea
          name={fieldName(id, 'description')}
          label={t('description')}
          autosize
          minRows={1}
          maxRows={8}
          maxLength={1000}
          dir="auto"
          value={description}
          error={!description.trim() && errors[fieldName(id, 'description')]}
          onChange={({ currentTarget }) => change({ description: currentTarget.value })}
        />
        <DecimalField
          name={fieldName(id, 'quantity')}
          label={t('quantity')}
          digits={0}
          value={quantity}
          error={!quantity && errors[fieldName(id, 'quantity')]}
          onChange={(next) => change({ quantity: next })}
        />
        <AmountField
          name={fieldName(id, 'unitPrice')}
          label={t('unitPrice')}
          currency={currency}
          value={unitPrice}
          onChange={(next) => change({ unitPrice: next })}
        />
      </div>
      <div className={classes.terms}>
        <RateField
          name={fieldName(id, 'taxRate')}
          label={t('taxRate')}
          value={taxRate}
          onChange={(next) => change({ taxRate: next })}
        />
        {!taxRate && <ReasonField line={line} onChange={change} />}
        <DiscountField
          name={fieldName(id, 'discount')}
          label={t('discount')}
          currency={currency}
          value={line.discount}
          onChange={(discount) => change({ discount })}
        />
        <div className={classes.end}>
          {reckoned && (
            <span className={classes.amount} data-old={isOld || undefined}>
              <Money minor={pricesIncludeTax ? reckoned.gross : reckoned.net} currency={currency} />
            </span>
          )}
          <ActionIcon
            variant="subtle"
            color="red"
            size={36}
            aria-label={t('removeLine', { place })}
            onClick={onRemove}
          >
            <IconTrash size={18} />
          </ActionIcon>
        </div>
      </div>
    </li>
  );
}

interface ReasonFieldProps {
  line: DraftLine;
  onChange: (fields: Partial<DraftLine>) => void;
}

/** Why a line bears no tax, which an invoice has to say. */
function ReasonField({ line, onChange }: ReasonFieldProps) {
  const t = useTranslations('invoices');
  return (
    <NativeSelect
      name={fieldName(line.id, 'taxReason')}
      label={t('draft.taxReason')}
      data={[
        { value: '', label: t('draft.noReason') },
        ...reasons.map((value) => ({ value, label: t(`reasons.${value}`) })),
      ]}
      value={line.taxReason ?? ''}
      onChange={({ currentTarget }) =>
        onChange({ taxReason: reasons.find((one) => one === currentTarget.value) ?? null })
      }
    />
  );
}
