import { Button, Textarea, TextInput } from '@mantine/core';
import type { PersonLine } from '@plenum/contract';
import { IconSend } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { submitOnModEnter } from '../../../ui/form/submit-on-mod-enter.ts';
import { useContractForm } from '../../../ui/form/use-contract-form.ts';
import { Notice } from '../../../ui/notice.tsx';
import { showToast } from '../../../ui/toast/toasts.tsx';
import classes from '../dialog.module.css';
import { messagePeople, nameOf } from '../people.api.ts';
import { inBatches } from '../invitations/invitations.batches.ts';
import { UnverifiedNotice } from './unverified-notice.tsx';
import { isUnverified, usePeopleProblemText } from '../use-people-problem-text.ts';

interface MessageDialogProps {
  /** Nobody: the dialog is closed. */
  people: readonly PersonLine[];
  onClose: () => void;
  onSent: () => void;
}

export function MessageDialog({ people, onClose, onSent }: MessageDialogProps) {
  const t = useTranslations('people.message');
  const [first] = people;
  const name = first ? nameOf(first) : '';
  return (
    <FormDialog
      isOpen={people.length > 0}
      title={t('title', { count: people.length, name })}
      onClose={onClose}
      size="lg"
    >
      <MessageForm people={people} onSent={onSent} />
    </FormDialog>
  );
}

const loadSchema = () => import('../people.forms.ts').then((forms) => forms.MessageSchema);

function MessageForm({ people, onSent }: Omit<MessageDialogProps, 'onClose'>) {
  const t = useTranslations('people.message');
  const problemText = usePeopleProblemText();
  // Whoever was written to is not written to again when the rest is tried once more.
  const reached = useRef(0);
  const form = useContractForm({
    initial: { subject: '', text: '' },
    loadSchema,
    send: async (values) => {
      const left = people.slice(reached.current).map(({ id }) => id);
      const before = reached.current;
      await inBatches(
        left,
        (batch) => messagePeople(batch, values),
        (done) => (reached.current = before + done),
      );
      showToast({ text: t('sent', { count: people.length }) });
      onSent();
    },
  });
  return (
    <form className={classes.form} noValidate onSubmit={form.submit} ref={submitOnModEnter}>
      {people.length > 1 && <p className={classes.lead}>{t('lead')}</p>}
      {isUnverified(form.problem) && <UnverifiedNotice />}
      {form.problem !== undefined && !isUnverified(form.problem) && (
        <Notice tone="danger">{problemText(form.problem)}</Notice>
      )}
      <TextInput
        name="subject"
        label={t('subject')}
        data-autofocus
        value={form.values.subject}
        error={form.errors['subject']}
        onChange={(event) => form.set('subject', event.currentTarget.value)}
      />
      <Textarea
        name="text"
        label={t('text')}
        rows={8}
        value={form.values.text}
        error={form.errors['text']}
        onChange={(event) => form.set('text', event.currentTarget.value)}
      />
      <div className={classes.choices}>
        <Button type="submit" leftSection={<IconSend size={16} />} loading={form.busy}>
          {t('send')}
        </Button>
      </div>
    </form>
  );
}
