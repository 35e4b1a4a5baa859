import type { Client, ClientInput } from '@plenum/contract';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { teach } from '../../../platform/live/teach.ts';
import { newKey } from '../../../platform/new-key.ts';
import { useContractForm } from '../../../ui/form/use-contract-form.ts';
import { useEditor } from '../../../ui/form/use-editor.ts';
import { addClient, changeClient } from '../invoices.api.ts';
import { client as clientAnswer } from '../invoices.live.ts';
import { ClientForm } from './client-form.tsx';
import { useClientRules } from './use-client-rules.ts';

const blank: ClientInput = {
  name: '',
  company: '',
  email: '',
  phone: '',
  street: '',
  postcode: '',
  city: '',
  country: '',
  taxNumber: '',
  language: null,
};

const tidy = (values: ClientInput): ClientInput => ({
  ...values,
  name: values.name.trim(),
  company: values.company.trim(),
  taxNumber: values.taxNumber.trim().toUpperCase(),
});

interface NewClientProps {
  onAdded: (client: Client) => void;
}

export function NewClient({ onAdded }: NewClientProps) {
  const t = useTranslations('invoices.clients');
  const [key] = useState(newKey);
  const form = useContractForm<ClientInput>({
    ...useClientRules(),
    initial: blank,
    send: async (values) => {
      const client = await addClient(tidy(values), key);
      form.leave(() => onAdded(client));
    },
  });
  return <ClientForm form={form} saveLabel={t('addSave')} />;
}

const valuesOf = ({ id: _, ...values }: Client): ClientInput => values;

interface ClientEditorProps {
  client: Client;
  /** Removes it. */
  extra: ReactNode;
  onDone: () => void;
}

export function ClientEditor({ client, extra, onDone }: ClientEditorProps) {
  const t = useTranslations('invoices.clients');
  const queries = useQueryClient();
  const { id } = client;
  const form = useEditor<Client, ClientInput>({
    ...useClientRules(),
    known: client,
    valuesOf,
    draft: `invoices.client.${id}`,
    tidy,
    save: async (changes) => {
      const saved = await changeClient(id, changes);
      teach(
        queries,
        clientAnswer.changedAt(id, () => saved),
      );
      return saved;
    },
    onSaved: () => form.leave(onDone),
  });
  return <ClientForm form={form} saveLabel={t('save')} extra={extra} />;
}
