import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useProblemText } from '../../../platform/use-problem-text.ts';
import { useContractForm } from '../../../ui/form/use-contract-form.ts';
import { Notice } from '../../../ui/notice.tsx';
import { askForReset } from './entrance.links.ts';
import classes from './entrance.module.css';

const loadSchema = () =>
  import('./entrance.link-forms.ts').then((forms) => forms.ForgottenPasswordSchema);

/** One answer whoever asks: the page does not tell who has an account. */
export function ForgottenPasswordForm() {
  const t = useTranslations('accounts');
  const problemText = useProblemText();
  const [isSent, setSent] = useState(false);
  const form = useContractForm({
    initial: { email: '' },
    loadSchema,
    explain: ({ keyword }) => (keyword === 'required' ? undefined : t('emailNotValid')),
    send: async ({ email }) => {
      await askForReset(email);
      setSent(true);
    },
  });
  if (isSent) return <Notice tone="calm">{t('forgotten.sent')}</Notice>;
  return (
    <form className={classes.form} noValidate onSubmit={form.submit}>
      {form.problem !== undefined && <Notice tone="danger">{problemText(form.problem)}</Notice>}
      <TextInput
        name="email"
        type="email"
        label={t('email')}
        size="md"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        value={form.values.email}
        error={form.errors['email']}
        onChange={(event) => form.set('email', event.currentTarget.value.trim())}
      />
      <Button type="submit" size="md" fullWidth loading={form.busy}>
        {t('forgotten.submit')}
      </Button>
    </form>
  );
}
