import '../../../ui/styles/fields.css';
import { NativeSelect } from '@mantine/core';
import type { StatementColumns } from '@plenum/contract';
import { currencies } from '@plenum/contract/kernel/currency.ts';
import { useTranslations } from 'use-intl';
import classes from './import-drawer.module.css';
import { type ColumnName, columnNames, withColumn } from './statements.columns.ts';

interface ColumnFieldsProps {
  heads: readonly string[];
  columns: StatementColumns;
  onChange: (columns: StatementColumns) => void;
}

const ways = {
  separator: ['comma', 'semicolon', 'tab', 'bar'],
  dates: ['dmy', 'mdy', 'ymd'],
  decimals: ['comma', 'point'],
} as const;

/** Which column says what; what was found out may be put right. */
export function ColumnFields({ heads, columns, onChange }: ColumnFieldsProps) {
  const t = useTranslations('payments.statements.import');
  return (
    <section className={classes.part}>
      <h4>{t('columnsTitle')}</h4>
      <div className={classes.columns}>
        {columnNames.map((name) => (
          <ColumnField
            key={name}
            name={name}
            heads={heads}
            value={columns[name]}
            onChange={(place) => onChange(withColumn(columns, name, place))}
          />
        ))}
        <NativeSelect
          label={t('ways.separator')}
          data={ways.separator.map((value) => ({ value, label: t(`separators.${value}`) }))}
          value={columns.separator}
          onChange={({ currentTarget }) =>
            onChange({ ...columns, separator: chosen(ways.separator, currentTarget.value) })
          }
        />
        <NativeSelect
          label={t('ways.dates')}
          data={ways.dates.map((value) => ({ value, label: t(`dates.${value}`) }))}
          value={columns.dates}
          onChange={({ currentTarget }) =>
            onChange({ ...columns, dates: chosen(ways.dates, currentTarget.value) })
          }
        />
        <NativeSelect
          label={t('ways.decimals')}
          data={ways.decimals.map((value) => ({ value, label: t(`decimals.${value}`) }))}
          value={columns.decimals}
          onChange={({ currentTarget }) =>
            onChange({ ...columns, decimals: chosen(ways.decimals, currentTarget.value) })
          }
        />
        <NativeSelect
          label={t('ways.usualCurrency')}
          data={[...currencies]}
          value={columns.usualCurrency}
          onChange={({ currentTarget }) =>
            onChange({ ...columns, usualCurrency: currentTarget.value })
          }
        />
      </div>
    </section>
  );
}

const chosen = <T extends string>(all: readonly [T, ...T[]], value: string): T =>
  all.find((one) => one === value) ?? all[0];

interface ColumnFieldProps {
  name: ColumnName;
  heads: readonly string[];
  value: number | undefined;
  onChange: (place: number | undefined) => void;
}

function ColumnField({ name, heads, value, onChange }: ColumnFieldProps) {
  const t = useTranslations('payments.statements.import');
  const choices = heads.map((head, place) => ({
    value: String(place),
    label: head || t('column', { place: place + 1 }),
  }));
  return (
    <NativeSelect
      label={t(`columns.${name}`)}
      data={name === 'bookedOn' ? choices : [{ value: '', label: t('noColumn') }, ...choices]}
      value={value ?? ''}
      onChange={({ currentTarget }) =>
        onChange(currentTarget.value === '' ? undefined : Number(currentTarget.value))
      }
    />
  );
}
