import '../../../ui/styles/settings.css';
import { Switch, TextInput } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { DeedForm, type DeedDialogProps, useDeedForm } from './deed-form.tsx';
import { cancelOrder } from './orders.api.ts';

export function CancelDialog({ order, isOpen, onClose }: DeedDialogProps) {
  const t = useTranslations('orders.cancel');
  return (
    <FormDialog isOpen={isOpen} title={t('title')} onClose={onClose}>
      <CancelForm order={order} onClose={onClose} />
    </FormDialog>
  );
}

const loadSchema = () => import('./orders.forms.ts').then((forms) => forms.CancelSchema);

function CancelForm({ order, onClose }: Omit<DeedDialogProps, 'isOpen'>) {
  const t = useTranslations('orders.cancel');
  const form = useDeedForm({
    initial: { why: '', isBackInStock: true },
    loadSchema,
    send: (values, key) => cancelOrder(order.id, { ...values, why: values.why.trim() }, key),
    said: t('done'),
    onDone: onClose,
  });
  return (
    <DeedForm form={form} lead={t('lead')} go={t('go')} isDangerous onClose={onClose}>
      <TextInput
        label={t('why')}
        description={t('whyHint')}
        dir="auto"
        data-autofocus
        {...form.text('why')}
      />
      <Switch label={t('back')} {...form.flag('isBackInStock')} />
    </DeedForm>
  );
}
