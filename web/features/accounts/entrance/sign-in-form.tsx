import { Button, TextInput } from '@mantine/core';
import type { SecondStepAsked } from '@plenum/contract';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { loadTexts } from '../../../platform/i18n/texts.ts';
import { useProblemText } from '../../../platform/use-problem-text.ts';
import { useContractForm } from '../../../ui/form/use-contract-form.ts';
import { Notice } from '../../../ui/notice.tsx';
import { type Credentials, isRefusedSignIn, signIn } from '../accounts.api.ts';
import { DemoAccounts } from './demo-accounts.tsx';
import classes from './entrance.module.css';
import { PasskeySignIn } from './passkey-sign-in.tsx';
import { PasswordField } from '../password-field.tsx';

interface SignInFormProps {
  showDemo: boolean;
  email?: string;
  onDone: () => void;
}

const SecondStep = lazy(async () => {
  const [module] = await Promise.all([import('./second-step.tsx'), loadTexts('proof')]);
  return { default: module.SecondStep };
});

/** The password, and for those who want it so, one step more. */
export function SignInForm({ onDone, ...first }: SignInFormProps) {
  const [asked, setAsked] = useState<SecondStepAsked | null>(null);
  if (!asked) return <PasswordStep {...first} onDone={onDone} onAsked={setAsked} />;
  return (
    <Suspense fallback={null}>
      <SecondStep asked={asked} onDone={onDone} onRestart={() => setAsked(null)} />
    </Suspense>
  );
}

interface PasswordStepProps extends SignInFormProps {
  onAsked: (asked: SecondStepAsked) => void;
}

function PasswordStep({ showDemo, email = '', onDone, onAsked }: PasswordStepProps) {
  const t = useTranslations('accounts');
  const problemText = useProblemText();
  const form = useContractForm({
    initial: { email, password: '' },
    send: async (credentials) => {
      const asked = await signIn({ ...credentials, email: credentials.email.trim() });
      if (asked) onAsked(asked);
      else onDone();
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
        isFirst={email !== ''}
        autoComplete="current-password"
        value={form.values.password}
        error={form.errors['password']}
        onChange={(password) => form.set('password', password)}
      />
      <Button type="submit" size="md" fullWidth loading={form.busy}>
        {t('signIn.submit')}
      </Button>
      <PasskeySignIn onDone={onDone} />
      {showDemo && <DemoAccounts onPick={fill} />}
    </form>
  );
}
