import { Button } from '@mantine/core';
import type { FaceDomain, FaceSetup } from '@plenum/contract';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { CallProblem } from '../../platform/call-problem.ts';
import { useProblemText } from '../../platform/use-problem-text.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { proveDomain, removeDomain } from './face.api.ts';
import classes from './face.module.css';

/** So long a record may be gone before its domain is off. */
const graceMs = 7 * 86_400_000;

interface NamedDomainProps {
  domain: FaceDomain;
  onChanged: (saved: FaceSetup) => void;
}

export function NamedDomain({ domain, onChanged }: NamedDomainProps) {
  const t = useTranslations('face.domain');
  const faultText = useFaultText();
  const format = useFormatter();
  const [isAsking, setAsking] = useState(false);
  const proof = useMutation({ mutationFn: proveDomain, onSuccess: onChanged });
  const removal = useMutation({ mutationFn: removeDomain, onSuccess: onChanged });
  const problem = proof.error ?? removal.error;
  const { name, isProven, missingSince } = domain;
  return (
    <div className={classes.fields}>
      <p className={classes.address}>
        <code dir="ltr">{name}</code>
      </p>
      {isProven && !missingSince && <Notice tone="calm">{t('proven')}</Notice>}
      {isProven && missingSince && (
        <Notice tone="danger">
          {t('missing', {
            until: format.dateTime(new Date(Date.parse(missingSince) + graceMs), {
              dateStyle: 'long',
            }),
          })}
        </Notice>
      )}
      {(!isProven || missingSince) && <RecordToSet domain={domain} />}
      {problem && <Notice tone="danger">{faultText(problem)}</Notice>}
      <div className={classes.deeds}>
        {!isProven && (
          <Button loading={proof.isPending} onClick={() => proof.mutate()}>
            {t('check')}
          </Button>
        )}
        <Button variant="default" loading={removal.isPending} onClick={() => setAsking(true)}>
          {t('remove')}
        </Button>
      </div>
      <ConfirmDialog
        opened={isAsking}
        title={t('removeTitle', { name })}
        text={t('removeText')}
        stay={t('keep')}
        go={t('remove')}
        onStay={() => setAsking(false)}
        onGo={() => {
          setAsking(false);
          removal.mutate();
        }}
      />
    </div>
  );
}

/** What the owner of the domain writes down at whoever keeps its names. */
function RecordToSet({ domain: { recordName, recordValue } }: { domain: FaceDomain }) {
  const t = useTranslations('face.domain');
  return (
    <>
      <p className={classes.hint}>{t('record')}</p>
      <dl className={classes.record}>
        <dt>{t('recordName')}</dt>
        <dd className={classes.address}>
          <code dir="ltr">{recordName}</code>
          <CopyButton text={recordName} label={t('copyName')} />
        </dd>
        <dt>{t('recordValue')}</dt>
        <dd className={classes.address}>
          <code dir="ltr">{recordValue}</code>
          <CopyButton text={recordValue} label={t('copyValue')} />
        </dd>
      </dl>
    </>
  );
}

function useFaultText(): (problem: unknown) => string {
  const t = useTranslations('face.domain');
  const usual = useProblemText();
  return (problem) => {
    const code = problem instanceof CallProblem ? problem.code : '';
    if (code === 'face.domain_unproven') return t('unproven');
    return code === 'face.domain_taken' ? t('taken') : usual(problem);
  };
}
