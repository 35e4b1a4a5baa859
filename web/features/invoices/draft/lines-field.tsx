import { Button } from '@mantine/core';
import type { Invoice } from '@plenum/contract';
import { IconPlus } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { isSame } from '../../../ui/form/merge.ts';
import type { Fields } from '../../../ui/form/use-fields.ts';
import { blankLine, type DraftLine, type DraftValues, valuesOf } from './draft.values.ts';
import { LineFields } from './line-fields.tsx';
import classes from './lines-field.module.css';

interface LinesFieldProps {
  form: Fields<DraftValues>;
  /** Of new lines. */
  taxRate: number;
  /** As it was saved; a new draft has not been. */
  saved?: Invoice | undefined;
}

const mostLines = 200;

export function LinesField({ form, taxRate, saved }: LinesFieldProps) {
  const t = useTranslations('invoices.draft');
  const list = useRef<HTMLUListElement>(null);
  const { values, errors, set } = form;
  const { lines, currency, pricesIncludeTax } = values;
  const reckonedOf = useReckoned(values, saved);
  const change = (place: number, line: DraftLine) => set('lines', lines.with(place, line));
  const add = () => {
    set('lines', [...lines, blankLine(lines.at(-1)?.taxRate ?? taxRate)]);
    requestAnimationFrame(() => list.current?.lastElementChild?.querySelector('textarea')?.focus());
  };
  return (
    <div className={classes.lines}>
      {lines.length > 0 && (
        <ul ref={list} aria-label={t('lines')}>
          {lines.map((line, place) => (
            <LineFields
              key={line.id}
              line={line}
              place={place + 1}
              currency={currency}
              pricesIncludeTax={pricesIncludeTax}
              errors={errors}
              reckoned={reckonedOf(line)}
              onChange={(next) => change(place, next)}
              onRemove={() => set('lines', lines.toSpliced(place, 1))}
            />
          ))}
        </ul>
      )}
      {errors['lines'] && <p role="alert">{errors['lines']}</p>}
      <div>
        <Button
          variant="default"
          leftSection={<IconPlus size={16} />}
          disabled={lines.length >= mostLines}
          onClick={add}
        >
          {t('addLine')}
        </Button>
      </div>
    </div>
  );
}

/** A discount on the whole is shared by the lines: each is as it was saved only where all of it is. */
function useReckoned(values: DraftValues, saved: Invoice | undefined) {
  const before = saved && valuesOf(saved);
  const isAsSaved =
    before &&
    isSame(before.discount, values.discount) &&
    before.currency === values.currency &&
    before.pricesIncludeTax === values.pricesIncludeTax &&
    isSame(before.lines, values.lines);
  return (line: DraftLine) =>
    isAsSaved ? saved.lines[before.lines.findIndex(({ id }) => id === line.id)] : undefined;
}
