import { Button } from '@mantine/core';
import type { Invoice } from '@plenum/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { CallProblem } from '../../../platform/call-problem.ts';
import { teach } from '../../../platform/live/teach.ts';
import { useEditor } from '../../../ui/form/use-editor.ts';
import { Notice } from '../../../ui/notice.tsx';
import { usePageTitle } from '../../../ui/page/use-page-title.ts';
import { ReadingState } from '../../../ui/reading-state.tsx';
import { FormSkeleton } from '../../../ui/skeleton.tsx';
import { NewClientDrawer } from '../clients/client-drawer.tsx';
import { changeInvoice, readInvoice } from '../invoices.api.ts';
import { invoice as invoiceAnswer, learnt } from '../invoices.live.ts';
import { DraftForm } from './draft-form.tsx';
import { type DraftValues, inputOf, tidy, valuesOf } from './draft.values.ts';
import classes from './draft-screen.module.css';
import { useDraftRules } from './use-draft-rules.ts';

interface EditDraftScreenProps {
  id: number;
  missing: ReactNode;
}

export function EditDraftScreen({ id, missing }: EditDraftScreenProps) {
  const t = useTranslations('invoices.draft');
  const reading = useQuery(invoiceAnswer.options(id));
  const { data, error } = reading;
  usePageTitle(t('editTitle'));
  if (error instanceof CallProblem && error.status === 404) return missing;
  return (
    <div className={classes.screen}>
      <h1>{t('editTitle')}</h1>
      {!data && (
        <ReadingState
          reading={reading}
          title={t('failed')}
          skeleton={<FormSkeleton fields={6} />}
        />
      )}
      {data?.state === 'draft' && <DraftEditor key={id} invoice={data} />}
      {data && data.state !== 'draft' && (
        <Notice tone="calm">
          {t('isIssued')} <PreviewLink id={id} />
        </Notice>
      )}
    </div>
  );
}

function PreviewLink({ id }: { id: number }) {
  const t = useTranslations('invoices.draft');
  return (
    <Button
      variant="default"
      renderRoot={(props) => (
        <Link to="/apps/invoice/preview/$id" params={{ id: String(id) }} {...props} />
      )}
    >
      {t('preview')}
    </Button>
  );
}

function DraftEditor({ invoice }: { invoice: Invoice }) {
  const t = useTranslations('invoices.draft');
  const client = useQueryClient();
  const { id } = invoice;
  const [isAddingClient, setAddingClient] = useState(false);
  const form = useEditor<Invoice, DraftValues>({
    ...useDraftRules(),
    known: invoice,
    valuesOf,
    draft: `invoices.${id}`,
    tidy,
    save: async (changes, from) => {
      const saved = await changeInvoice(id, { version: from.version, ...inputOf(changes) });
      teach(client, learnt(saved));
      return saved;
    },
    readAgain: () => readInvoice(id),
  });
  return (
    <>
      <DraftForm
        form={form}
        saveLabel={t('save')}
        extra={<PreviewLink id={id} />}
        taxRate={invoice.lines[0]?.taxRate ?? 0}
        onNewClient={() => setAddingClient(true)}
      />
      <NewClientDrawer
        isOpen={isAddingClient}
        onClose={() => setAddingClient(false)}
        onAdded={(added) => form.set('clientId', added.id)}
      />
    </>
  );
}
