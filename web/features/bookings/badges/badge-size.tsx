import '../../../ui/styles/fields.css';
import '../../../ui/styles/settings.css';
import { NativeSelect, Switch } from '@mantine/core';
import type { BadgeLayout } from '@plenum/contract';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { DecimalField } from '../../../ui/field/decimal-field.tsx';
import type { Fields } from '../../../ui/form/use-fields.ts';
import { type Format, formatNames, formatOf, formats } from './badges.values.ts';
import classes from './badges-screen.module.css';

/** Of one badge, and how many share a sheet. */
export function BadgeSize({ form }: { form: Fields<BadgeLayout> }) {
  const t = useTranslations('badges');
  const { values, errors, set } = form;
  const [isOwn, setOwn] = useState(false);
  const format = isOwn ? 'own' : formatOf(values);
  const choose = (next: Format | 'own') => {
    setOwn(next === 'own');
    if (next === 'own') return;
    set('width', formats[next].width);
    set('height', formats[next].height);
  };
  return (
    <>
      <NativeSelect
        label={t('format')}
        data={[
          ...formatNames.map((value) => ({ value, label: t(`formats.${value}`) })),
          { value: 'own', label: t('formats.own') },
        ]}
        value={format}
        onChange={({ currentTarget }) => choose(currentTarget.value as Format | 'own')}
      />
      {format === 'own' && (
        <div className={classes.pair}>
          {(['width', 'height'] as const).map((name) => (
            <DecimalField
              key={name}
              name={name}
              label={t(name)}
              digits={1}
              value={values[name] || null}
              error={errors[name] && t(`bounds.${name}`)}
              onChange={(next) => set(name, next ?? 0)}
            />
          ))}
        </div>
      )}
      <NativeSelect
        label={t('sheet')}
        data={(['none', 'a4', 'letter'] as const).map((value) => ({
          value,
          label: t(`sheets.${value}`),
        }))}
        value={values.sheet}
        onChange={({ currentTarget }) => set('sheet', currentTarget.value as BadgeLayout['sheet'])}
      />
      <Switch label={t('isFolded')} description={t('isFoldedHint')} {...form.flag('isFolded')} />
    </>
  );
}
