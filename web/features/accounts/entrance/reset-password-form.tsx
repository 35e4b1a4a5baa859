import { Button } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { useProblemText } from '../../../platform/use-problem-text.ts';
import { useContractForm } from '../../../ui/form/use-contract-form.ts';
import { Notice } from '../../../ui/notice.tsx';
import { isDeadLink, resetPassword } from './entrance.links.ts';
import classes from './entrance.module.css';
import { PasswordField } from '../password-field.tsx';

const loadSchema = () => import('./entrance.link-forms.ts').then((forms) => forms.PasswordSchema);

export function ResetPasswordForm({ onDone }: { onDone: () => void }) {
  const t = useTranslations('accounts');
  const problemText = useProblemText();
  const form = useContractForm({
    initial: { password: '' },
    loadSchema,
    explain: ({ keyword }) => (keyword === 'server' ? t('register.passwordCommon') : undefined),
    send: async ({ password }) => {
      await resetPassword(password);
      onDone();
    },
  });
  return (
    <form className={classes.form} noValidate onSubmit={form.submit}>
      {form.problem !== undefined && (
        <Notice tone="danger">
          {isDeadLink(form.problem) ? t('links.dead') : problemText(form.problem)}
        </Notice>
      )}
      <PasswordField
        autoComplete="new-password"
        value={form.values.password}
        error={form.errors['password']}
        hint={t('register.passwordHint')}
        onChange={(password) => form.set('password', password)}
      />
      <Button type="submit" size="md" fullWidth loading={form.busy}>
        {t('reset.submit')}
      </Button>
    </form>
  );
}
