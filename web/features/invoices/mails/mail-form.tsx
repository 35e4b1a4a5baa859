import { Button, Textarea, TextInput } from '@mantine/core';
import type { Language, MailDraft, MailInput } from '@plenum/contract';
import { IconPaperclip } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { Notice } from '../../../ui/notice.tsx';
import { showToast } from '../../../ui/toast/toasts.tsx';
import { downloadPaper, type MailAsked } from '../invoices.api.ts';
import { useInvoiceProblemText } from '../use-invoice-problem-text.ts';
import classes from './mail-dialog.module.css';
import { useMailForm } from './use-mail-form.ts';

interface MailFormProps {
  asked: MailAsked;
  draft: MailDraft;
  onDone: () => void;
}

const valuesOf = ({ to, language, subject, text }: MailDraft): MailInput => ({
  to,
  language,
  subject,
  text,
});

export function MailForm({ asked, draft, onDone }: MailFormProps) {
  const t = useTranslations('invoices.mails');
  const problemText = useInvoiceProblemText();
  const form = useMailForm(asked, valuesOf(draft), onDone);
  const { text, problem } = form;
  return (
    <form className={classes.form} noValidate onSubmit={form.submit}>
      {draft.step !== null && <p>{t('step', { step: draft.step })}</p>}
      {problem !== undefined && <Notice tone="danger">{problemText(problem)}</Notice>}
      <TextInput label={t('to')} type="email" dir="ltr" data-autofocus {...text('to')} />
      <TextInput label={t('subject')} dir="auto" {...text('subject')} />
      <Textarea label={t('text')} dir="auto" autosize minRows={6} maxRows={16} {...text('text')} />
      <FileButton id={asked.invoiceId} language={draft.language} name={draft.fileName} />
      <div className={classes.choices}>
        <Button variant="default" onClick={onDone}>
          {t('cancel')}
        </Button>
        <Button type="submit" loading={form.busy}>
          {t(asked.isReminder ? 'remindGo' : 'sendGo')}
        </Button>
      </div>
    </form>
  );
}

/** What goes with it, to be looked at before. */
function FileButton({ id, language, name }: { id: number; language: Language; name: string }) {
  const t = useTranslations('invoices.mails');
  const problemText = useInvoiceProblemText();
  const { mutate, isPending } = useMutation({
    mutationFn: () => downloadPaper(id, language),
    onError: (problem) => showToast({ text: problemText(problem), isFailure: true }),
  });
  return (
    <Button
      className={classes.file}
      variant="subtle"
      leftSection={<IconPaperclip size={16} />}
      aria-label={t('showFile', { name })}
      loading={isPending}
      onClick={() => mutate()}
    >
      <bdi>{name}</bdi>
    </Button>
  );
}
