import { Checkbox, TextInput } from '@mantine/core';
import type { PackageInput, Placement } from '@plenum/contract';
import { useTranslations } from 'use-intl';
import classes from './forms.module.css';
import { placements } from '../sponsors.rules.ts';

interface PlacementFieldsProps {
  values: PackageInput;
  errors: Readonly<Record<string, string>>;
  set: <K extends 'placements' | 'promised'>(name: K, value: PackageInput[K]) => void;
}

/** Where a package is shown, and how often it is promised to be seen there. */
export function PlacementFields({ values, errors, set }: PlacementFieldsProps) {
  const t = useTranslations('sponsors');
  const choose = (placement: Placement, isChosen: boolean) =>
    set(
      'placements',
      placements.filter((one) => (one === placement ? isChosen : values.placements.includes(one))),
    );
  const promise = (placement: Placement, typed: string) => {
    const { [placement]: _, ...others } = values.promised;
    set('promised', typed === '' ? others : { ...others, [placement]: Number(typed) });
  };
  return (
    <fieldset className={classes.placements}>
      <legend>{t('package.placements')}</legend>
      <p className={classes.hint}>{t('package.placementsHint')}</p>
      {placements.map((placement) => (
        <div key={placement} className={classes.placement}>
          <Checkbox
            label={t(`placements.${placement}`)}
            checked={values.placements.includes(placement)}
            onChange={(event) => choose(placement, event.currentTarget.checked)}
          />
          {values.placements.includes(placement) && (
            <TextInput
              type="number"
              min={0}
              aria-label={t('package.promisedIn', { placement: t(`placements.${placement}`) })}
              placeholder={t('package.promised')}
              value={values.promised[placement] ?? ''}
              onChange={(event) => promise(placement, event.currentTarget.value)}
            />
          )}
        </div>
      ))}
      {errors['promised'] && <p role="alert">{t('package.promisedNotValid')}</p>}
    </fieldset>
  );
}
