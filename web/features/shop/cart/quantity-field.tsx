import { ActionIcon } from '@mantine/core';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import classes from './quantity-field.module.css';

interface QuantityFieldProps {
  /** Of what. */
  name: string;
  value: number;
  /** No more can be had. */
  most: number;
  isBusy?: boolean;
  onChange: (value: number) => void;
}

/** How many, one more or less at a time. */
export function QuantityField({ name, value, most, isBusy, onChange }: QuantityFieldProps) {
  const t = useTranslations('shop.quantity');
  const steps = {
    less: { to: value - 1, isOff: value <= 1, Icon: IconMinus },
    more: { to: value + 1, isOff: value >= most, Icon: IconPlus },
  };
  const step = (way: keyof typeof steps) => {
    const { to, isOff, Icon } = steps[way];
    return (
      <ActionIcon
        variant="default"
        size={32}
        aria-label={t(way, { name })}
        // Not `disabled`: the focus would be lost at either end.
        aria-disabled={isOff || isBusy}
        {...((isOff || isBusy) && { 'data-disabled': true })}
        onClick={() => !isOff && !isBusy && onChange(to)}
      >
        <Icon size={16} aria-hidden />
      </ActionIcon>
    );
  };
  return (
    <fieldset className={classes.field}>
      <legend className="visually-hidden">{t('label', { name })}</legend>
      {step('less')}
      <output>{value}</output>
      {step('more')}
    </fieldset>
  );
}
