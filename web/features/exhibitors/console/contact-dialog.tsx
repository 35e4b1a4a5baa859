import { Button, Modal, TextInput } from '@mantine/core';
import type { ExhibitorLine } from '@plenum/contract';
import { useTranslations } from 'use-intl';
import { useContractForm } from '../../../ui/form/use-contract-form.ts';
import { Notice } from '../../../ui/notice.tsx';
import classes from '../setup/exhibitor-panel.module.css';
import { useExhibitorProblemText } from '../use-exhibitor-problem-text.ts';
import { useFocusBack } from '../../../ui/focus/use-focus-back.ts';

interface ContactDialogProps {
  line: ExhibitorLine;
  save: (exhibitorId: number, contactEmail: string) => Promise<void>;
  onClose: () => void;
}

const loadSchema = () => import('../exhibitors.forms.ts').then((forms) => forms.ContactSchema);

/** Whom organisers write to about a booth, besides its staff. */
export function ContactDialog({ line, save, onClose }: ContactDialogProps) {
  useFocusBack();
  const t = useTranslations('exhibitors.contact');
  const shell = useTranslations('shell');
  const problemText = useExhibitorProblemText();
  const form = useContractForm({
    initial: { contactEmail: line.contactEmail },
    loadSchema,
    explain: () => t('notValid'),
    send: async ({ contactEmail }) => {
      await save(line.id, contactEmail);
      onClose();
    },
  });
  return (
    <Modal
      opened
      centered
      onClose={onClose}
      title={t('title', { name: line.name })}
      closeButtonProps={{ 'aria-label': shell('close') }}
    >
      <form className={classes.form} noValidate onSubmit={form.submit}>
        {form.problem !== undefined && <Notice tone="danger">{problemText(form.problem)}</Notice>}
        <TextInput
          name="contactEmail"
          type="email"
          data-autofocus
          label={t('email')}
          description={t('hint')}
          value={form.values.contactEmail}
          error={form.errors['contactEmail']}
          onChange={({ currentTarget }) => form.set('contactEmail', currentTarget.value.trim())}
        />
        <div className={classes.choices}>
          <Button type="submit" loading={form.busy}>
            {t('save')}
          </Button>
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
