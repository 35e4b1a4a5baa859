import { Button, TextInput } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { useProblemText } from '../../../platform/use-problem-text.ts';
import { useContractForm } from '../../../ui/form/use-contract-form.ts';
import { Notice } from '../../../ui/notice.tsx';
import { isSignUpClosed, signIn } from '../accounts.api.ts';
import {
  acceptInvitation,
  type InvitationCard,
  isCommonPassword,
  isDeadLink,
  isTakenName,
} from './entrance.links.ts';
import classes from './entrance.module.css';
import { PasswordField } from '../password-field.tsx';

const loadSchema = () => import('./entrance.link-forms.ts').then((forms) => forms.NewAccountSchema);

interface InvitationFormProps {
  card: InvitationCard;
  onDone: () => void;
}

/** A stranger makes an account with the invited address, and is signed in with it. */
export function InvitationForm({ card, onDone }: InvitationFormProps) {
  const t = useTranslations('accounts');
  const problemText = useProblemText();
  const form = useContractForm({
    initial: { username: '', fullName: card.fullName, password: '' },
    loadSchema,
    explain: ({ field, keyword }) =>
      field === 'username' && keyword === 'pattern' ? t('usernameNotValid') : undefined,
    send: async (account) => {
      try {
        const { email } = await acceptInvitation(account);
        await signIn({ email, password: account.password });
      } catch (problem) {
        if (isTakenName(problem)) return { username: t('register.usernameTaken') };
        if (isCommonPassword(problem)) return { password: t('register.passwordCommon') };
        throw problem;
      }
      return onDone();
    },
  });
  const whyNot = (problem: unknown) => {
    if (isDeadLink(problem)) return t('links.dead');
    return isSignUpClosed(problem) ? t('invitation.closed') : problemText(problem);
  };
  return (
    <form className={classes.form} noValidate onSubmit={form.submit}>
      {form.problem !== undefined && <Notice tone="danger">{whyNot(form.problem)}</Notice>}
      <TextInput label={t('email')} size="md" value={card.email} readOnly />
      <TextInput
        name="fullName"
        label={t('fullName')}
        size="md"
        autoComplete="name"
        value={form.values.fullName}
        error={form.errors['fullName']}
        onChange={(event) => form.set('fullName', event.currentTarget.value)}
      />
      <TextInput
        name="username"
        label={t('invitation.username')}
        size="md"
        autoComplete="nickname"
        value={form.values.username}
        error={form.errors['username']}
        onChange={(event) => form.set('username', event.currentTarget.value)}
      />
      <PasswordField
        autoComplete="new-password"
        value={form.values.password}
        error={form.errors['password']}
        hint={t('register.passwordHint')}
        onChange={(password) => form.set('password', password)}
      />
      <Button type="submit" size="md" fullWidth loading={form.busy}>
        {t('invitation.accept')}
      </Button>
    </form>
  );
}
