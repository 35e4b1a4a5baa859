import { Button } from '@mantine/core';
import type { Invoice } from '@plenum/contract';
import {
  IconBellRinging,
  IconCopy,
  IconDownload,
  IconMail,
  IconPencil,
  IconPrinter,
  IconReceiptRefund,
  IconSend,
  IconTrash,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { MailDialog } from '../mails/mail-dialog.tsx';
import { CreditDialog } from './credit-dialog.tsx';
import { canBeCredited, canBeReminded } from './document.rules.ts';
import classes from './invoice-actions.module.css';
import { useInvoiceDeeds } from './use-invoice-deeds.ts';

interface ActionsProps {
  invoice: Invoice;
  deeds: ReturnType<typeof useInvoiceDeeds>;
}

/** What can be done to it in its state. */
export function InvoiceActions({ invoice }: { invoice: Invoice }) {
  const t = useTranslations('invoices.actions');
  const deeds = useInvoiceDeeds(invoice);
  const { duplicate } = deeds;
  return (
    <div className={classes.actions}>
      {invoice.state === 'draft' ? (
        <DraftDeeds invoice={invoice} deeds={deeds} />
      ) : (
        <IssuedDeeds invoice={invoice} deeds={deeds} />
      )}
      {invoice.kind === 'invoice' && (
        <Button
          variant="default"
          leftSection={<IconCopy size={16} />}
          loading={duplicate.isPending}
          onClick={() => duplicate.mutate()}
        >
          {t('duplicate')}
        </Button>
      )}
    </div>
  );
}

function DraftDeeds({ invoice, deeds }: ActionsProps) {
  const t = useTranslations('invoices.actions');
  const { issue, remove } = deeds;
  const [asked, setAsked] = useState<'issue' | 'remove'>('issue');
  const [isAsking, setAsking] = useState(false);
  const ask = (what: typeof asked) => {
    setAsked(what);
    setAsking(true);
  };
  return (
    <>
      <Button
        leftSection={<IconSend size={16} className="mantine-rotate-rtl" />}
        loading={issue.isPending}
        onClick={() => ask('issue')}
      >
        {t('issue')}
      </Button>
      <Button
        variant="default"
        leftSection={<IconPencil size={16} />}
        renderRoot={(props) => (
          <Link to="/apps/invoice/edit/$id" params={{ id: String(invoice.id) }} {...props} />
        )}
      >
        {t('edit')}
      </Button>
      <Button
        variant="subtle"
        color="red"
        leftSection={<IconTrash size={16} />}
        loading={remove.isPending}
        onClick={() => ask('remove')}
      >
        {t('remove')}
      </Button>
      <ConfirmDialog
        opened={isAsking}
        title={t(`${asked}Title`)}
        text={t(`${asked}Text`)}
        stay={t('stay')}
        go={t(`${asked}Go`)}
        isDangerous={asked === 'remove'}
        onStay={() => setAsking(false)}
        onGo={() => {
          setAsking(false);
          deeds[asked].mutate();
        }}
      />
    </>
  );
}

function IssuedDeeds({ invoice, deeds }: ActionsProps) {
  const t = useTranslations('invoices.actions');
  const [isCrediting, setCrediting] = useState(false);
  const [isMailing, setMailing] = useState(false);
  const [isReminding, setReminding] = useState(false);
  return (
    <>
      <Button
        leftSection={<IconDownload size={16} />}
        loading={deeds.savePdf.isPending}
        onClick={() => deeds.savePdf.mutate()}
      >
        {t('pdf')}
      </Button>
      <Button variant="default" leftSection={<IconPrinter size={16} />} onClick={deeds.print}>
        {t('print')}
      </Button>
      <Button
        variant="default"
        leftSection={<IconMail size={16} />}
        onClick={() => setMailing(true)}
      >
        {t('mail')}
      </Button>
      {canBeReminded(invoice) && (
        <Button
          variant="default"
          leftSection={<IconBellRinging size={16} />}
          onClick={() => setReminding(true)}
        >
          {t('remind')}
        </Button>
      )}
      {canBeCredited(invoice) && (
        <Button
          variant="default"
          leftSection={<IconReceiptRefund size={16} />}
          onClick={() => setCrediting(true)}
        >
          {t('credit')}
        </Button>
      )}
      <MailDialog invoice={invoice} isOpen={isMailing} onClose={() => setMailing(false)} />
      <MailDialog
        invoice={invoice}
        isReminder
        isOpen={isReminding}
        onClose={() => setReminding(false)}
      />
      <CreditDialog invoice={invoice} isOpen={isCrediting} onClose={() => setCrediting(false)} />
    </>
  );
}
