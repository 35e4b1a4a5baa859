import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useProblemText } from '../../../platform/use-problem-text.ts';
import { useContractForm } from '../../../ui/form/use-contract-form.ts';
import { Notice } from '../../../ui/notice.tsx';
import { bareCode, isWrongCode, isWrongPassword } from './proof.ts';
import { confirmIdentity } from './proof.two-step.ts';
import { CodeField } from './code-field.tsx';
import { PasskeyProofButton } from './passkey-proof-button.tsx';
import { PasswordField } from '../password-field.tsx';
import classes from './proof.module.css';

interface IdentityFormProps {
  /** Whoever has two-step sign-in on shows a code; a password alone is not enough then. */
  asksCode: boolean;
  hasPasskey: boolean;
  onAnswer: (isConfirmed: boolean) => void;
}

const loadSchema = () => import('./proof.forms.ts').then((forms) => forms.IdentitySchema);

function useIdentityForm(asksCode: boolean, onConfirmed: () => void) {
  const t = useTranslations('proof');
  const send = async (shown: { password?: string; code?: string }) => {
    try {
      await confirmIdentity(shown.code ? { code: bareCode(shown.code) } : shown);
    } catch (problem) {
      if (isWrongPassword(problem)) return { password: t('passwordWrong') };
      if (isWrongCode(problem)) return { code: t('codeWrong') };
      throw problem;
    }
    return onConfirmed();
  };
  const initial: { password?: string; code?: string } = asksCode ? { code: '' } : { password: '' };
  const explain = ({ field }: { field: string }) =>
    field === 'code' ? t('codeNotValid') : undefined;
  return useContractForm({ initial, loadSchema, explain, send });
}

export function IdentityForm({ asksCode, hasPasskey, onAnswer }: IdentityFormProps) {
  const t = useTranslations('proof');
  const problemText = useProblemText();
  const [kind, setKind] = useState<'app' | 'recovery'>('app');
  const form = useIdentityForm(asksCode, () => onAnswer(true));
  const other = kind === 'app' ? 'recovery' : 'app';
  const change = () => {
    setKind(other);
    form.set('code', '');
  };
  return (
    <form className={classes.form} noValidate onSubmit={form.submit}>
      {form.problem !== undefined && <Notice tone="danger">{problemText(form.problem)}</Notice>}
      {asksCode ? (
        <CodeField
          kind={kind}
          value={form.values.code ?? ''}
          error={form.errors['code']}
          onChange={(code) => form.set('code', code)}
        />
      ) : (
        <PasswordField
          isFirst
          autoComplete="current-password"
          value={form.values.password ?? ''}
          error={form.errors['password']}
          onChange={(password) => form.set('password', password)}
        />
      )}
      <div className={classes.ways}>
        {asksCode && (
          <Button variant="subtle" size="compact-sm" onClick={change}>
            {t(other === 'app' ? 'useApp' : 'useRecovery')}
          </Button>
        )}
        {hasPasskey && (
          <PasskeyProofButton
            onProof={async (passkey) => {
              await confirmIdentity({ passkey });
              onAnswer(true);
            }}
          />
        )}
      </div>
      <div className={classes.choices}>
        <Button variant="default" onClick={() => onAnswer(false)}>
          {t('cancel')}
        </Button>
        <Button type="submit" loading={form.busy}>
          {t('confirm')}
        </Button>
      </div>
    </form>
  );
}
