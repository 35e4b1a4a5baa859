import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { CallProblem } from '../../../platform/call-problem.ts';
import { Notice } from '../../../ui/notice.tsx';
import { keepPasskeySession, knowsPasskeys, loadPasskeys } from '../proof/proof.passkey-support.ts';

/** In place of email and password; absent where the browser knows no passkeys. */
export function PasskeySignIn({ onDone }: { onDone: () => void }) {
  const t = useTranslations('accounts.passkey');
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  if (!knowsPasskeys()) return null;
  const signIn = async () => {
    setBusy(true);
    setFailed(false);
    try {
      const { provePasskey } = await loadPasskeys();
      await keepPasskeySession(await provePasskey());
      return onDone();
    } catch (problem) {
      setFailed(!(problem instanceof CallProblem && problem.isCancelled));
    }
    return setBusy(false);
  };
  return (
    <>
      <Button variant="default" size="md" fullWidth loading={isBusy} onClick={signIn}>
        {t('use')}
      </Button>
      {hasFailed && <Notice tone="danger">{t('failed')}</Notice>}
    </>
  );
}
