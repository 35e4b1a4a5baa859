import { TextInput } from '@mantine/core';
import type { AddressInput } from '@plenum/contract';
import { useTranslations } from 'use-intl';
import { CountryField } from '../../../ui/field/country-field.tsx';
import classes from './step.module.css';

interface AddressFieldsProps {
  address: AddressInput;
  /** What is empty and may not be is said. */
  isNeeded: boolean;
  isTaxNumberWrong: boolean;
  onAddress: (address: AddressInput) => void;
  /** Of a field, once it is filled in. */
  onLeave?: () => void;
}

const fields = [
  { name: 'name', autoComplete: 'name', isNeeded: true },
  { name: 'company', autoComplete: 'organization', isNeeded: false },
  { name: 'street', autoComplete: 'street-address', isNeeded: true },
  { name: 'postcode', autoComplete: 'postal-code', isNeeded: false },
  { name: 'city', autoComplete: 'address-level2', isNeeded: true },
] as const;

/** To whom the invoice is written. */
export function AddressFields({
  address,
  isNeeded,
  isTaxNumberWrong,
  onAddress,
  onLeave,
}: AddressFieldsProps) {
  const t = useTranslations('booking-page.address');
  const fault = (name: keyof AddressInput) =>
    isNeeded && address[name].trim() === '' && t('needed');
  return (
    <div className={classes.fields}>
      {fields.map((field) => (
        <TextInput
          key={field.name}
          label={t(field.name)}
          name={field.name}
          autoComplete={`billing ${field.autoComplete}`}
          dir="auto"
          value={address[field.name]}
          error={field.isNeeded && fault(field.name)}
          onBlur={onLeave}
          onChange={({ currentTarget }) =>
            onAddress({ ...address, [field.name]: currentTarget.value })
          }
        />
      ))}
      <CountryField
        label={t('country')}
        name="country"
        value={address.country}
        error={fault('country')}
        onBlur={onLeave}
        onChange={(country) => onAddress({ ...address, country })}
      />
      <TextInput
        label={t('taxNumber')}
        description={t('taxNumberHint')}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        name="taxNumber"
        dir="ltr"
        value={address.taxNumber}
        error={isTaxNumberWrong && t('taxNumberWrong')}
        onBlur={onLeave}
        onChange={({ currentTarget }) => onAddress({ ...address, taxNumber: currentTarget.value })}
      />
    </div>
  );
}
