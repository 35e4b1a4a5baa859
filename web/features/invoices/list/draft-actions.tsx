import { Button } from '@mantine/core';
import type { InvoiceHead } from '@plenum/contract';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { newKey } from '../../../platform/new-key.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { showToast } from '../../../ui/toast/toasts.tsx';
import { issueInvoice, removeInvoice } from '../invoices.api.ts';
import { useInvoiceProblemText } from '../use-invoice-problem-text.ts';

interface DraftActionsProps {
  chosen: readonly InvoiceHead[];
  onDone: () => void;
}

const deeds = {
  issue: (id: number) => issueInvoice(id, newKey()),
  remove: (id: number) => removeInvoice(id),
} as const;
type Deed = keyof typeof deeds;

/** Numbers are given in the order in which drafts were chosen, so one goes after the other. */
async function doToAll(deed: Deed, drafts: readonly InvoiceHead[]): Promise<void> {
  for (const { id } of drafts) await deeds[deed](id);
}

/** What has a number stays as it is: only drafts can be acted on together. */
export function DraftActions({ chosen, onDone }: DraftActionsProps) {
  const t = useTranslations('invoices.bulk');
  const problemText = useInvoiceProblemText();
  const [asked, setAsked] = useState<Deed>('issue');
  const [isAsking, setAsking] = useState(false);
  const drafts = chosen.filter(({ state }) => state === 'draft');
  const count = drafts.length;
  const { mutate, isPending } = useMutation({
    mutationFn: (deed: Deed) => doToAll(deed, drafts),
    onError: (problem) => showToast({ text: problemText(problem), isFailure: true }),
    onSuccess: (_, deed) => {
      showToast({ text: t(`${deed}Done`, { count }) });
      onDone();
    },
  });
  if (count === 0) return <span>{t('noDrafts')}</span>;
  const ask = (deed: Deed) => {
    setAsked(deed);
    setAsking(true);
  };
  return (
    <>
      {(['issue', 'remove'] as const).map((deed) => (
        <Button
          key={deed}
          size="xs"
          variant="default"
          loading={isPending}
          onClick={() => ask(deed)}
        >
          {t(deed, { count })}
        </Button>
      ))}
      <ConfirmDialog
        opened={isAsking}
        title={t(`${asked}Title`, { count })}
        text={t(`${asked}Text`)}
        stay={t('stay')}
        go={t(`${asked}Go`)}
        isDangerous={asked === 'remove'}
        onStay={() => setAsking(false)}
        onGo={() => {
          setAsking(false);
          mutate(asked);
        }}
      />
    </>
  );
}
