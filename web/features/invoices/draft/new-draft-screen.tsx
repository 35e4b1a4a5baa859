import type { Invoice, InvoiceSettings } from '@plenum/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { newKey } from '../../../platform/new-key.ts';
import { useContractForm } from '../../../ui/form/use-contract-form.ts';
import { usePageTitle } from '../../../ui/page/use-page-title.ts';
import { ReadingState } from '../../../ui/reading-state.tsx';
import { FormSkeleton } from '../../../ui/skeleton.tsx';
import { NewClientDrawer } from '../clients/client-drawer.tsx';
import { addInvoice } from '../invoices.api.ts';
import { settings as settingsAnswer } from '../invoices.live.ts';
import { DraftForm } from './draft-form.tsx';
import { blankDraft, type DraftValues, inputOf, tidy } from './draft.values.ts';
import classes from './draft-screen.module.css';
import { useDraftRules } from './use-draft-rules.ts';

interface NewDraftScreenProps {
  onSaved: (draft: Invoice) => void;
}

/** A new draft begins with what all invoices share. */
export function NewDraftScreen({ onSaved }: NewDraftScreenProps) {
  const t = useTranslations('invoices.draft');
  const reading = useQuery(settingsAnswer.options());
  const { data } = reading;
  usePageTitle(t('newTitle'));
  return (
    <div className={classes.screen}>
      <h1>{t('newTitle')}</h1>
      {!data && (
        <ReadingState
          reading={reading}
          title={t('failed')}
          skeleton={<FormSkeleton fields={6} />}
        />
      )}
      {data && <NewDraft settings={data} onSaved={onSaved} />}
    </div>
  );
}

function NewDraft({ settings, onSaved }: NewDraftScreenProps & { settings: InvoiceSettings }) {
  const t = useTranslations('invoices.draft');
  const { refuse, ...rules } = useDraftRules();
  const [initial] = useState(() => blankDraft(settings));
  const [key] = useState(newKey);
  const [isAddingClient, setAddingClient] = useState(false);
  const form = useContractForm<DraftValues>({
    ...rules,
    initial,
    send: async (values) => {
      const errors = refuse(values);
      if (Object.keys(errors).length > 0) return errors;
      const draft = await addInvoice(inputOf(tidy(values)), key);
      form.leave(() => onSaved(draft));
      return undefined;
    },
  });
  return (
    <>
      <DraftForm
        form={form}
        saveLabel={t('save')}
        taxRate={settings.taxRate}
        onNewClient={() => setAddingClient(true)}
      />
      <NewClientDrawer
        isOpen={isAddingClient}
        onClose={() => setAddingClient(false)}
        onAdded={({ id }) => form.set('clientId', id)}
      />
    </>
  );
}
