import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { FieldFault } from '../../../ui/form/check-form.ts';
import { useContractForm } from '../../../ui/form/use-contract-form.ts';
import { Notice } from '../../../ui/notice.tsx';
import { changePassword } from './settings.ts';
import { PasswordField } from '../password-field.tsx';
import { SettingsForm } from './settings-form.tsx';

const loadSchema = () => import('./settings.forms.ts').then((forms) => forms.PasswordChangeSchema);
const blank = { current: '', next: '' };

interface PasswordFormProps {
  isSaved: boolean;
  onSaved: () => void;
}

function PasswordForm({ isSaved, onSaved }: PasswordFormProps) {
  const t = useTranslations('settings.password');
  const accounts = useTranslations('accounts');
  const explain = ({ field, keyword }: FieldFault) => {
    if (keyword !== 'server') return undefined;
    return field === 'next' ? accounts('register.passwordCommon') : t('wrong');
  };
  const send = async ({ current, next }: typeof blank) => {
    await changePassword(current, next);
    onSaved();
  };
  const form = useContractForm({ initial: blank, loadSchema, explain, send });
  return (
    <SettingsForm form={form} isSaved={isSaved} submitLabel={t('submit')}>
      <PasswordField
        name="current"
        size="sm"
        label={t('current')}
        autoComplete="current-password"
        value={form.values.current}
        error={form.errors['current']}
        onChange={(password) => form.set('current', password)}
      />
      <PasswordField
        name="next"
        size="sm"
        label={t('next')}
        autoComplete="new-password"
        value={form.values.next}
        error={form.errors['next']}
        hint={accounts('register.passwordHint')}
        onChange={(password) => form.set('next', password)}
      />
    </SettingsForm>
  );
}

/** A changed password leaves an empty form behind. */
export function PasswordTab() {
  const t = useTranslations('settings.password');
  const [changes, setChanges] = useState(0);
  return (
    <>
      {changes > 0 && <Notice tone="calm">{t('done')}</Notice>}
      <PasswordForm
        key={changes}
        isSaved={changes > 0}
        onSaved={() => setChanges((before) => before + 1)}
      />
    </>
  );
}
