import { Button } from '@mantine/core';
import type { Order } from '@plenum/contract';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, type SubmitEventHandler, useState } from 'react';
import { useTranslations } from 'use-intl';
import { teach } from '../../../platform/live/teach.ts';
import { newKey } from '../../../platform/new-key.ts';
import { useContractForm } from '../../../ui/form/use-contract-form.ts';
import type { FieldErrors, FieldRules } from '../../../ui/form/use-fields.ts';
import { Notice } from '../../../ui/notice.tsx';
import { showToast } from '../../../ui/toast/toasts.tsx';
import classes from './deed-form.module.css';
import { learnt } from './orders.live.ts';
import { useOrderProblemText } from './use-order-problem-text.ts';

export interface DeedDialogProps {
  order: Order;
  isOpen: boolean;
  onClose: () => void;
}

interface Deed<V extends object> {
  initial: V;
  loadSchema: FieldRules['loadSchema'];
  refuse?: (values: V) => FieldErrors | null;
  /** The key is the same with every try: what arrived but was not answered is not done twice. */
  send: (values: V, key: string) => Promise<Order>;
  said: string;
  onDone: () => void;
}

/** What is done to an order and needs words. */
export function useDeedForm<V extends object>({ initial, loadSchema, ...deed }: Deed<V>) {
  const client = useQueryClient();
  const [key] = useState(newKey);
  return useContractForm<V>({
    initial,
    loadSchema,
    send: async (values) => {
      const refused = deed.refuse?.(values);
      if (refused) return refused;
      teach(client, learnt(await deed.send(values, key)));
      showToast({ text: deed.said });
      deed.onDone();
      return undefined;
    },
  });
}

interface DeedFormProps {
  form: { problem?: unknown; busy: boolean; submit: SubmitEventHandler };
  lead: string;
  go: string;
  isDangerous?: boolean;
  onClose: () => void;
  children: ReactNode;
}

export function DeedForm({ form, lead, go, isDangerous, onClose, children }: DeedFormProps) {
  const t = useTranslations('orders.deeds');
  const problemText = useOrderProblemText();
  return (
    <form className={classes.form} noValidate onSubmit={form.submit}>
      <p className={classes.lead}>{lead}</p>
      {form.problem !== undefined && <Notice tone="danger">{problemText(form.problem)}</Notice>}
      {children}
      <div className={classes.choices}>
        <Button variant="default" onClick={onClose}>
          {t('stay')}
        </Button>
        <Button type="submit" loading={form.busy} {...(isDangerous && { color: 'red' })}>
          {go}
        </Button>
      </div>
    </form>
  );
}
