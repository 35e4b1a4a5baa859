import { Button } from '@mantine/core';
import { IconFingerprint } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { CallProblem } from '../../../platform/call-problem.ts';
import type { PasskeyProof } from './proof.passkeys.ts';
import { knowsPasskeys, loadPasskeys } from './proof.passkey-support.ts';
import classes from './proof.module.css';

/** Instead of a code; absent where the browser knows no passkeys. */
export function PasskeyProofButton({
  onProof,
}: {
  onProof: (proof: PasskeyProof) => Promise<void>;
}) {
  const t = useTranslations('proof');
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  if (!knowsPasskeys()) return null;
  const prove = async () => {
    setBusy(true);
    setFailed(false);
    try {
      const { provePasskey } = await loadPasskeys();
      await onProof(await provePasskey());
    } catch (problem) {
      setFailed(!(problem instanceof CallProblem && problem.isCancelled));
    }
    setBusy(false);
  };
  return (
    <>
      <Button
        variant="subtle"
        size="compact-sm"
        leftSection={<IconFingerprint size={18} aria-hidden />}
        loading={isBusy}
        onClick={prove}
      >
        {t('usePasskey')}
      </Button>
      <output className={classes.failed}>{hasFailed && t('passkeyWrong')}</output>
    </>
  );
}
