import { Button, TextInput } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { useProblemText } from '../../platform/use-problem-text.ts';
import { useContractForm } from '../../ui/form/use-contract-form.ts';
import { Notice } from '../../ui/notice.tsx';
import { type Credentials, isRefusedSignIn, signIn } from './accounts.api.ts';
import { DemoAccounts } from './demo-accounts.tsx';
import classes from './entrance.module.css';
import { PasswordField } from './password-field.tsx';

interface SignInFormProps {
  showDemo: boolean;
  email?: string;
  onDone: () => void;
}

const loadSchema = () => import('./accounts.forms.ts').then((forms) => forms.CredentialsSchema);

export function SignInForm({ showDemo, email = '', onDone }: SignInFormProps) {
  const t = useTranslations('accounts');
  const problemText = useProblemText();
  const form = useContractForm({
    initial: { email, password: '' },
    loadSchema,
    send: async (credentials) => {
      await signIn({ ...credentials, email: credentials.email.trim() });
      onDone();
    },
  });
  const fill = (credentials: Credentials) => {
    form.set('email', credentials.email);
    form.set('password', credentials.password);
  };
  return (
    <form className={classes.form} noValidate onSubmit={form.submit}>
      {form.problem !== undefined && (
        <Notice tone="danger">
          {isRefusedSignIn(form.problem) ? t('signIn.wrong') : problemText(form.problem)}
        </Notice>
      )}
      <TextInput
        name="email"
        type="email"
        label={t('email')}
        size="md"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={form.values.email}
        error={form.errors['email']}
        onChange={(event) => form.set('email', event.currentTarget.value)}
      />
      <PasswordField
        autoComplete="current-password"
        value={form.values.password}
        error={form.errors['password']}
        onChange={(password) => form.set('password', password)}
      />
      <Button type="submit" size="md" fullWidth loading={form.busy}>
        {t('signIn.submit')}
      </Button>
      {showDemo && <DemoAccounts onPick={fill} />}
    </form>
  );
}
