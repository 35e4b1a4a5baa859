import { Loader, Modal } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { twoStepOptions } from './proof.two-step.ts';
import { IdentityForm } from './identity-form.tsx';
import classes from './proof.module.css';
import { useFocusBack } from '../../../ui/focus/use-focus-back.ts';

export interface IdentityDialogProps {
  onAnswer: (isConfirmed: boolean) => void;
}

export function IdentityDialog({ onAnswer }: IdentityDialogProps) {
  useFocusBack();
  const t = useTranslations('proof');
  const shell = useTranslations('shell');
  const twoStep = useQuery(twoStepOptions());
  return (
    <Modal
      opened
      onClose={() => onAnswer(false)}
      title={t('title')}
      closeButtonProps={{ 'aria-label': shell('close') }}
      centered
    >
      <p className={classes.lead}>{t('lead')}</p>
      {twoStep.isPending ? (
        <Loader size="sm" aria-label={shell('loading')} />
      ) : (
        <IdentityForm
          asksCode={twoStep.data?.isOn ?? false}
          hasPasskey={(twoStep.data?.passkeys.length ?? 0) > 0}
          onAnswer={onAnswer}
        />
      )}
    </Modal>
  );
}
