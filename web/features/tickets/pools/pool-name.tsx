import { TextInput } from '@mantine/core';
import type { TicketPoolInput } from '@plenum/contract';
import { useTranslations } from 'use-intl';
import type { Fields } from '../../../ui/form/use-fields.ts';

export function PoolName({ form }: { form: Fields<TicketPoolInput> }) {
  const t = useTranslations('tickets');
  return (
    <TextInput
      label={t('poolFields.name')}
      description={t('poolHint')}
      maxLength={120}
      dir="auto"
      {...form.text('name')}
    />
  );
}
