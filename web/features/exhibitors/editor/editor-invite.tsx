import { Button, TextInput } from '@mantine/core';
import type { Booth, StaffInput } from '@plenum/contract';
import { IconUserPlus } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useContractForm } from '../../../ui/form/use-contract-form.ts';
import { Notice } from '../../../ui/notice.tsx';
import { showToast } from '../../../ui/toast/toasts.tsx';
import classes from './editor-form.module.css';
import { inviteStaff } from '../booths/booths.api.ts';
import { useExhibitorProblemText } from '../use-exhibitor-problem-text.ts';

interface EditorInviteProps {
  exhibitorId: number;
  isFull: boolean;
  onInvited: (booth: Booth) => void;
}

const loadSchema = () => import('../exhibitors.forms.ts').then((forms) => forms.StaffSchema);

/** Whoever is asked gets a mail; its link leads in, with or without an account. */
export function EditorInvite({ exhibitorId, isFull, onInvited }: EditorInviteProps) {
  const t = useTranslations('exhibitors.staff');
  const problemText = useExhibitorProblemText();
  const form = useContractForm<StaffInput>({
    initial: { fullName: '', email: '' },
    loadSchema,
    explain: ({ field, keyword }) =>
      field === 'email' && keyword !== 'minLength' ? t('emailNotValid') : undefined,
    send: async (values) => {
      onInvited(await inviteStaff(exhibitorId, { ...values, fullName: values.fullName.trim() }));
      showToast({ text: t('sent', { email: values.email }) });
      form.set('fullName', '');
      form.set('email', '');
    },
  });
  const { values, errors, set } = form;
  return (
    <form className={classes.invite} noValidate onSubmit={form.submit}>
      {form.problem !== undefined && <Notice tone="danger">{problemText(form.problem)}</Notice>}
      <TextInput
        name="fullName"
        label={t('fullName')}
        autoComplete="off"
        value={values.fullName}
        error={errors['fullName']}
        onChange={({ currentTarget }) => set('fullName', currentTarget.value)}
      />
      <TextInput
        name="email"
        type="email"
        label={t('email')}
        autoComplete="off"
        value={values.email}
        error={errors['email']}
        onChange={({ currentTarget }) => set('email', currentTarget.value.trim())}
      />
      <Button
        type="submit"
        variant="default"
        leftSection={<IconUserPlus size={16} />}
        loading={form.busy}
        disabled={isFull}
      >
        {t('invite')}
      </Button>
    </form>
  );
}
