import type { CardField, CardValues } from '@plenum/contract';
import { useId } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import classes from './card-fields.module.css';
import { cardFields } from '../dropcards.api.ts';
import { placeOfField } from './card.contact.ts';

interface CardFieldsProps {
  legend: string;
  /** All that could stand on the card. */
  all: CardValues;
  chosen: readonly CardField[];
  onChoose: (fields: CardField[]) => void;
}

/** Each thing a card can tell, with what it would say, to be ticked. The name is always there. */
export function CardFields({ legend, all, chosen, onChoose }: CardFieldsProps) {
  const t = useTranslations('dropcards');
  const toggle = (field: CardField, isOn: boolean) =>
    onChoose(cardFields.filter((one) => (one === field ? isOn : chosen.includes(one))));
  return (
    <fieldset className={classes.fields}>
      <legend>{legend}</legend>
      <FieldLine label={t('fields.fullName')} value={all.fullName} isTicked isFixed />
      {cardFields.map((field) => (
        <FieldLine
          key={field}
          field={field}
          label={t(`fields.${field}`)}
          value={all[field] ?? ''}
          isTicked={chosen.includes(field)}
          onTick={(isOn) => toggle(field, isOn)}
        />
      ))}
    </fieldset>
  );
}

interface FieldLineProps {
  field?: CardField;
  label: string;
  value: string;
  isTicked: boolean;
  isFixed?: boolean;
  onTick?: (isTicked: boolean) => void;
}

function FieldLine({ field, label, value, isTicked, isFixed = false, onTick }: FieldLineProps) {
  const t = useTranslations('dropcards.mine');
  const locale = useLocale();
  const id = useId();
  const shown = field && value ? placeOfField(field, value, locale).text : value;
  return (
    <label className={classes.field} data-empty={!value || undefined}>
      <input
        type="checkbox"
        checked={isTicked}
        disabled={isFixed}
        aria-describedby={id}
        onChange={(event) => onTick?.(event.currentTarget.checked)}
      />
      <span className={classes.label}>{label}</span>
      <span id={id} className={classes.value}>
        {shown ? <bdi>{shown}</bdi> : t('notFilled')}
      </span>
    </label>
  );
}
