import { Button, TextInput } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { useProblemText } from '../../../platform/use-problem-text.ts';
import type { FieldFault } from '../../../ui/form/check-form.ts';
import { useContractForm } from '../../../ui/form/use-contract-form.ts';
import { Notice } from '../../../ui/notice.tsx';
import { isSignUpClosed, register, type Registration } from '../accounts.api.ts';
import classes from './entrance.module.css';
import { PasswordField } from '../password-field.tsx';

const initial = { username: '', email: '', password: '', organisationName: '' };
const loadSchema = () => import('../accounts.forms.ts').then((forms) => forms.RegistrationSchema);

export function RegisterForm({ onDone }: { onDone: () => void }) {
  const t = useTranslations('accounts');
  const problemText = useProblemText();

  const explain = ({ field, keyword }: FieldFault) => {
    if (keyword === 'maxLength') return undefined;
    if (field === 'email' && keyword !== 'required') return t('emailNotValid');
    return field === 'username' && keyword === 'pattern' ? t('usernameNotValid') : undefined;
  };

  const send = async (values: Registration) => {
    const refused = await register(values);
    if (!Object.values(refused).some(Boolean)) return onDone();
    return {
      ...(refused.email ? { email: t('register.emailTaken') } : {}),
      ...(refused.username ? { username: t('register.usernameTaken') } : {}),
      ...(refused.password ? { password: t('register.passwordCommon') } : {}),
    };
  };

  const form = useContractForm({ initial, loadSchema, explain, send });
  return (
    <form className={classes.form} noValidate onSubmit={form.submit}>
      {form.problem !== undefined && (
        <Notice tone="danger">
          {isSignUpClosed(form.problem) ? t('register.closed') : problemText(form.problem)}
        </Notice>
      )}
      <TextInput
        name="username"
        label={t('username')}
        size="md"
        autoComplete="nickname"
        value={form.values.username}
        error={form.errors['username']}
        onChange={(event) => form.set('username', event.currentTarget.value)}
      />
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
      <TextInput
        name="organisationName"
        label={t('register.organisation')}
        description={t('register.organisationHint')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        size="md"
        autoComplete="organization"
        value={form.values.organisationName}
        error={form.errors['organisationName']}
        onChange={(event) => form.set('organisationName', event.currentTarget.value)}
      />
      <PasswordField
        autoComplete="new-password"
        value={form.values.password}
        error={form.errors['password']}
        hint={t('register.passwordHint')}
        onChange={(password) => form.set('password', password)}
      />
      <Button type="submit" size="md" fullWidth loading={form.busy}>
        {t('register.submit')}
      </Button>
    </form>
  );
}
