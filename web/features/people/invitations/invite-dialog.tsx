import { Button, Textarea, TextInput } from '@mantine/core';
import type { Role } from '@plenum/contract';
import { IconMailForward } from '@tabler/icons-react';
import { type SubmitEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { submitOnModEnter } from '../../../ui/form/submit-on-mod-enter.ts';
import { showToast } from '../../../ui/toast/toasts.tsx';
import classes from '../dialog.module.css';
import { InviteResults } from './invite-results.tsx';
import { printAddressee, readAddressees } from './invitations.ts';
import { UnverifiedNotice } from '../list/unverified-notice.tsx';
import { useInviting } from './use-inviting.ts';
import { isUnverified } from '../use-people-problem-text.ts';

interface InviteDialogProps {
  role: Role;
  opened: boolean;
  onClose: () => void;
}

/** As many as somebody waits for. */
const mostAtOnce = 100;

export function InviteDialog({ role, opened, onClose }: InviteDialogProps) {
  const t = useTranslations('people.invite');
  return (
    <FormDialog isOpen={opened} title={t(`${role}Title`)} onClose={onClose} size="lg">
      <InviteForm role={role} onDone={onClose} />
    </FormDialog>
  );
}

function useInviteForm(role: Role, onDone: () => void) {
  const t = useTranslations('people.invite');
  const form = useTranslations('shell.form');
  const [text, setText] = useState('');
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();
  const inviting = useInviting(role);
  const found = readAddressees(text);
  const [only] = found;
  const asksName = found.length < 2 && !only?.fullName;

  const faultOf = () => {
    if (found.length === 0) return form('required');
    return found.length > mostAtOnce ? t('tooMany', { most: mostAtOnce }) : undefined;
  };
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fault = faultOf();
    setError(fault);
    if (fault || inviting.isBusy) return;
    const named = asksName ? found.map((one) => ({ ...one, fullName: name.trim() })) : found;
    const results = await inviting.inviteAll(named);
    const isSent = (email: string) =>
      results.some((result) => result.addressee.email === email && !result.problem);
    const left = named.filter(({ email }) => !isSent(email));
    // Who could not be invited stays in the field, to be put right and tried again.
    setText(left.map(printAddressee).join('\n'));
    if (left.length > 0) return;
    showToast({ text: t('done', { count: named.length, email: only?.email ?? '' }) });
    onDone();
  };
  return { text, setText, name, setName, error, asksName, submit, ...inviting };
}

function InviteForm({ role, onDone }: { role: Role; onDone: () => void }) {
  const t = useTranslations('people.invite');
  const form = useInviteForm(role, onDone);
  const failed = form.results.some(({ problem }) => problem !== undefined);
  return (
    <form className={classes.form} noValidate onSubmit={form.submit} ref={submitOnModEnter}>
      <p className={classes.lead}>{t(`${role}Text`)}</p>
      {form.results.some(({ problem }) => isUnverified(problem)) ? (
        <UnverifiedNotice />
      ) : (
        (form.isBusy || failed) && <InviteResults results={form.results} />
      )}
      <Textarea
        name="addresses"
        label={t('addresses')}
        description={t('addressesHint', { example: 'Ada Sommer <ada@example.org>' })}
        rows={4}
        autoCapitalize="none"
        spellCheck={false}
        data-autofocus
        value={form.text}
        error={form.error}
        onChange={(event) => form.setText(event.currentTarget.value)}
      />
      {form.asksName && (
        <TextInput
          name="fullName"
          label={t('name')}
          description={t('nameHint')}
          maxLength={200}
          value={form.name}
          onChange={(event) => form.setName(event.currentTarget.value)}
        />
      )}
      <div className={classes.choices}>
        <Button type="submit" leftSection={<IconMailForward size={16} />} loading={form.isBusy}>
          {t('send')}
        </Button>
      </div>
    </form>
  );
}
