import { Textarea } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { DeedForm, type DeedDialogProps, useDeedForm } from './deed-form.tsx';
import { shipOrder } from './orders.api.ts';

export function ShipDialog({ order, isOpen, onClose }: DeedDialogProps) {
  const t = useTranslations('orders.ship');
  return (
    <FormDialog isOpen={isOpen} title={t('title')} onClose={onClose}>
      <ShipForm order={order} onClose={onClose} />
    </FormDialog>
  );
}

const loadSchema = () => import('./orders.forms.ts').then((forms) => forms.ShippingSchema);

function ShipForm({ order, onClose }: Omit<DeedDialogProps, 'isOpen'>) {
  const t = useTranslations('orders.ship');
  const form = useDeedForm({
    initial: { tracking: '' },
    loadSchema,
    send: ({ tracking }, key) => shipOrder(order.id, tracking, key),
    said: t('done'),
    onDone: onClose,
  });
  return (
    <DeedForm form={form} lead={t('lead')} go={t('go')} onClose={onClose}>
      <Textarea
        label={t('tracking')}
        description={t('hint')}
        dir="auto"
        autosize
        minRows={2}
        data-autofocus
        {...form.text('tracking')}
      />
    </DeedForm>
  );
}
