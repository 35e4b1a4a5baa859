import type { MailInput } from '@plenum/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { teach } from '../../../platform/live/teach.ts';
import { newKey } from '../../../platform/new-key.ts';
import { useContractForm } from '../../../ui/form/use-contract-form.ts';
import { showToast } from '../../../ui/toast/toasts.tsx';
import { type MailAsked, sendMail } from '../invoices.api.ts';
import { learnt } from '../invoices.live.ts';

const loadSchema = () => import('./mails.forms.ts').then((forms) => forms.MailSchema);

export function useMailForm(asked: MailAsked, initial: MailInput, onDone: () => void) {
  const t = useTranslations('invoices.mails');
  const client = useQueryClient();
  // The same with every try: what arrived but was not answered is not sent twice.
  const [key] = useState(newKey);
  return useContractForm<MailInput>({
    initial,
    loadSchema,
    explain: ({ field }) => (field === 'to' ? t('toWrong') : undefined),
    send: async (values) => {
      const to = values.to.trim();
      teach(client, learnt(await sendMail(asked, { ...values, to }, key)));
      showToast({ text: t(asked.isReminder ? 'reminded' : 'sent', { to }) });
      onDone();
    },
  });
}
