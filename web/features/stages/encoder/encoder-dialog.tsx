import '../../../ui/styles/fields.css';
import type { Encoder } from '@plenum/contract';
import { Button, Modal } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { teach } from '../../../platform/live/teach.ts';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { showToast } from '../../../ui/toast/toasts.tsx';
import { useStageProblemText } from '../use-stage-problem-text.ts';
import { encoders, makeKey, removeKey, type Which } from './encoder.live.ts';
import classes from './encoder.module.css';

interface EncoderDialogProps {
  which: Which;
  encoder: Encoder;
  onClose: () => void;
}

/** What is entered into OBS. The key is shown once: it lives as long as the dialog is open. */
export function EncoderDialog({ which, encoder, onClose }: EncoderDialogProps) {
  const t = useTranslations('stages.encoder');
  const shell = useTranslations('shell');
  const [key, setKey] = useState<string>();
  const { make, remove, isBusy } = useKeyDeeds(which, setKey);
  const hasKey = encoder.madeAt !== null;
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('title')}
      closeButtonProps={{ 'aria-label': shell('close') }}
    >
      <div className={classes.dialog}>
        <p>{t('lead')}</p>
        {hasKey && encoder.address === null && <Notice tone="danger">{t('closed')}</Notice>}
        {encoder.address !== null && (
          <Entered label={t('server')} text={encoder.address} copyLabel={t('copyServer')} />
        )}
        {key !== undefined && (
          <>
            <Entered label={t('key')} text={key} copyLabel={t('copyKey')} />
            <Notice tone="calm">{t('once')}</Notice>
          </>
        )}
        {key === undefined && encoder.madeAt !== null && <MadeAt at={encoder.madeAt} />}
        <p className={classes.hint}>{t('settings')}</p>
        <div className={classes.choices}>
          {hasKey && (
            <Button variant="subtle" color="red" disabled={isBusy} onClick={remove}>
              {t('remove')}
            </Button>
          )}
          <Button variant={hasKey ? 'default' : 'filled'} disabled={isBusy} onClick={make}>
            {t(hasKey ? 'makeAnew' : 'make')}
          </Button>
        </div>
      </div>
    </Modal>
  );
}

function useKeyDeeds(which: Which, setKey: (key: string | undefined) => void) {
  const client = useQueryClient();
  const problemText = useStageProblemText();
  const learn = (encoder: Encoder) =>
    teach(
      client,
      encoders.changedAt(which, () => encoder),
    );
  const onError = (problem: unknown) => showToast({ text: problemText(problem), isFailure: true });
  const making = useMutation({
    mutationFn: () => makeKey(which),
    onSuccess: ({ encoder, key }) => {
      learn(encoder);
      setKey(key);
    },
    onError,
  });
  const removing = useMutation({
    mutationFn: () => removeKey(which),
    onSuccess: (encoder) => {
      learn(encoder);
      setKey(undefined);
    },
    onError,
  });
  return {
    make: () => making.mutate(),
    remove: () => removing.mutate(),
    isBusy: making.isPending || removing.isPending,
  };
}

function MadeAt({ at }: { at: string }) {
  const t = useTranslations('stages.encoder');
  const format = useFormatter();
  const date = format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'short' });
  return <p>{t('made', { date })}</p>;
}

interface EnteredProps {
  label: string;
  text: string;
  copyLabel: string;
}

function Entered({ label, text, copyLabel }: EnteredProps) {
  return (
    <dl className={classes.entered}>
      <dt>{label}</dt>
      <dd>
        <code dir="ltr">{text}</code>
        <CopyButton text={text} label={copyLabel} />
      </dd>
    </dl>
  );
}
