import '../../../ui/styles/settings.css';
import { Switch, TextInput } from '@mantine/core';
import type { Order, OrderRefundInput } from '@plenum/contract';
import { useTranslations } from 'use-intl';
import { PartChoice } from '../../../ui/field/part-choice.tsx';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { DeedForm, type DeedDialogProps, useDeedForm } from './deed-form.tsx';
import { refundOrder } from './orders.api.ts';

export function RefundDialog({ order, isOpen, onClose }: DeedDialogProps) {
  const t = useTranslations('orders.refund');
  return (
    <FormDialog isOpen={isOpen} title={t('title')} onClose={onClose}>
      <RefundForm order={order} onClose={onClose} />
    </FormDialog>
  );
}

interface RefundValues {
  why: string;
  isBackInStock: boolean;
  isWhole: boolean;
  quantities: readonly number[];
}

const loadSchema = () => import('./orders.forms.ts').then((forms) => forms.RefundSchema);

/** Only the lines of which something is taken back. */
const linesOf = ({ isWhole, quantities }: RefundValues): OrderRefundInput['lines'] =>
  isWhole
    ? null
    : quantities.flatMap((quantity, place) => (quantity > 0 ? [{ place, quantity }] : []));

/** What sending cost is given back as the things are. */
const partsOf = ({ lines, shipping }: Order) => [
  ...lines.map(({ place, name, values, left }) => ({
    place,
    name: [name, ...values].join(' · '),
    most: left,
  })),
  ...(shipping ? [{ place: shipping.place, name: shipping.name, most: shipping.left }] : []),
];

function RefundForm({ order, onClose }: Omit<DeedDialogProps, 'isOpen'>) {
  const t = useTranslations('orders.refund');
  const form = useDeedForm<RefundValues>({
    initial: {
      why: '',
      isBackInStock: true,
      isWhole: true,
      quantities: partsOf(order).map(() => 0),
    },
    loadSchema,
    refuse: (values) => (linesOf(values)?.length === 0 ? { quantities: t('nothingChosen') } : null),
    send: (values, key) => {
      const { why, isBackInStock } = values;
      return refundOrder(order.id, { why: why.trim(), isBackInStock, lines: linesOf(values) }, key);
    },
    said: t('done'),
    onDone: onClose,
  });
  const { values, errors, set } = form;
  return (
    <DeedForm form={form} lead={t('lead')} go={t('go')} isDangerous onClose={onClose}>
      <TextInput label={t('why')} dir="auto" data-autofocus {...form.text('why')} />
      <PartChoice
        words={{
          extent: t('extent'),
          whole: t('whole'),
          part: t('part'),
          lines: t('lines'),
          left: (count) => t('left', { count }),
        }}
        places={partsOf(order).filter(({ most }) => most > 0)}
        isWhole={values.isWhole}
        quantities={values.quantities}
        error={errors['quantities']}
        onWhole={(isWhole) => set('isWhole', isWhole)}
        onQuantities={(quantities) => set('quantities', quantities)}
      />
      <Switch label={t('back')} {...form.flag('isBackInStock')} />
    </DeedForm>
  );
}
