import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useProblemText } from '../../../platform/use-problem-text.ts';
import { Notice } from '../../../ui/notice.tsx';
import { isDeadLink, joinWithAccount } from './entrance.links.ts';
import classes from './entrance.module.css';

/** The invited address has an account: nothing more is asked. */
export function JoinButton({ email, onDone }: { email: string; onDone: () => void }) {
  const t = useTranslations('accounts');
  const problemText = useProblemText();
  const [problem, setProblem] = useState<unknown>();
  const [isBusy, setBusy] = useState(false);
  const join = async () => {
    setBusy(true);
    try {
      await joinWithAccount(email);
      onDone();
    } catch (error) {
      setProblem(error);
      setBusy(false);
    }
  };
  return (
    <div className={classes.form}>
      {problem !== undefined && (
        <Notice tone="danger">
          {isDeadLink(problem) ? t('links.dead') : problemText(problem)}
        </Notice>
      )}
      <Button size="md" fullWidth loading={isBusy} onClick={join}>
        {t('invitation.accept')}
      </Button>
    </div>
  );
}
