import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import type { Fields } from '../../../ui/form/use-fields.ts';
import { blankLine, type DraftLine, type DraftValues } from './draft.values.ts';
import { LineFields } from './line-fields.tsx';
import classes from './lines-field.module.css';
import type { TypedSums } from './use-draft-sums.ts';

interface LinesFieldProps {
  form: Fields<DraftValues>;
  /** Of new lines. */
  taxRate: number;
  typed: TypedSums;
}

const mostLines = 200;

export function LinesField({ form, taxRate, typed }: LinesFieldProps) {
  const t = useTranslations('invoices.draft');
  const list = useRef<HTMLUListElement>(null);
  const { values, errors, set } = form;
  const { lines, currency, pricesIncludeTax } = values;
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
              reckoned={typed.sums?.lines[place]}
              isOld={typed.areOld}
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
