import '../../../ui/styles/settings.css';
import { Button, Switch, TextInput } from '@mantine/core';
import type { AddressInput, Checkout } from '@plenum/contract';
import { useTranslations } from 'use-intl';
import { useSession } from '../../../platform/session/session.ts';
import { CountryField } from '../../../ui/field/country-field.tsx';
import { useContractForm } from '../../../ui/form/use-contract-form.ts';
import { Panel } from '../../../ui/panel/panel.tsx';
import { AddressBook } from './address-book.tsx';
import classes from './address-form.module.css';

interface AddressValues extends AddressInput {
  keepsAddress: boolean;
}

interface AddressFormProps {
  checkout: Checkout;
  /** What was said before on this way. */
  begun: { address: AddressInput; keepsAddress: boolean } | null;
  onDone: (chosen: { address: AddressInput; keepsAddress: boolean }) => void;
}

const nowhere: AddressInput = {
  name: '',
  company: '',
  phone: '',
  street: '',
  postcode: '',
  city: '',
  country: '',
  taxNumber: '',
};

const loadSchema = () => import('../orders/orders.forms.ts').then((forms) => forms.AddressSchema);

function beginningOf(
  { checkout: { addresses }, begun }: AddressFormProps,
  name: string,
): AddressValues {
  if (begun) return { ...begun.address, keepsAddress: begun.keepsAddress };
  const [last] = addresses;
  if (!last) return { ...nowhere, name, keepsAddress: true };
  const { id: _id, ...address } = last;
  return { ...address, keepsAddress: true };
}

const tidy = ({ keepsAddress: _keeps, ...address }: AddressValues): AddressInput => ({
  ...address,
  taxNumber: address.taxNumber.trim().toUpperCase(),
});

/** Where it goes and to whom the invoice is written. */
export function AddressForm(props: AddressFormProps) {
  const t = useTranslations('orders.checkout');
  const form = useContractForm<AddressValues>({
    initial: beginningOf(props, useSession()?.person.fullName ?? ''),
    loadSchema,
    explain: ({ field }) => {
      if (field === 'country') return t('countryNeeded');
      return field === 'taxNumber' ? t('taxNumberWrong') : undefined;
    },
    send: async (values) => {
      props.onDone({ address: tidy(values), keepsAddress: values.keepsAddress });
    },
  });
  const { text, field, set } = form;
  const choose = (address: AddressInput) => {
    for (const [name, value] of Object.entries(address)) set(name as keyof AddressInput, value);
  };
  return (
    <Panel hasRoom title={t('steps.address')}>
      <form className={classes.form} noValidate onSubmit={form.submit}>
        <AddressBook addresses={props.checkout.addresses} onChoose={choose} />
        <div className={classes.row}>
          <TextInput label={t('fields.name')} dir="auto" autoComplete="name" {...text('name')} />
          <TextInput
            label={t('fields.company')}
            dir="auto"
            autoComplete="organization"
            {...text('company')}
          />
        </div>
        <TextInput
          label={t('fields.street')}
          dir="auto"
          autoComplete="street-address"
          {...text('street')}
        />
        <div className={classes.place}>
          <TextInput
            label={t('fields.postcode')}
            dir="auto"
            autoComplete="postal-code"
            {...text('postcode')}
          />
          <TextInput
            label={t('fields.city')}
            dir="auto"
            autoComplete="address-level2"
            {...text('city')}
          />
        </div>
        <CountryField label={t('fields.country')} {...field('country')} />
        <div className={classes.row}>
          <TextInput
            label={t('fields.phone')}
            type="tel"
            dir="ltr"
            autoComplete="tel"
            {...text('phone')}
          />
          <TextInput
            label={t('fields.taxNumber')}
            description={t('taxNumberHint')}
            inputWrapperOrder={['label', 'input', 'error', 'description']}
            dir="ltr"
            {...text('taxNumber')}
          />
        </div>
        <Switch label={t('keepsAddress')} {...form.flag('keepsAddress')} />
        <div className={classes.go}>
          <Button type="submit" loading={form.busy}>
            {t('toPayment')}
          </Button>
        </div>
      </form>
    </Panel>
  );
}
