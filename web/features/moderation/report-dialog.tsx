import '../../ui/styles/radios.css';
import { Button, Modal, Radio, Textarea } from '@mantine/core';
import type { ReportReason } from '@plenum/contract';
import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { CallProblem } from '../../platform/call-problem.ts';
import type { ToReport } from '../../platform/report.ts';
import { useProblemText } from '../../platform/use-problem-text.ts';
import { submitOnModEnter } from '../../ui/form/submit-on-mod-enter.ts';
import { Notice } from '../../ui/notice.tsx';
import { showToast } from '../../ui/toast/toasts.tsx';
import { report } from './moderation.api.ts';
import classes from './report-dialog.module.css';
import { useFocusBack } from '../../ui/focus/use-focus-back.ts';

const reasons: readonly ReportReason[] = [
  'spam',
  'harassment',
  'hate',
  'fraud',
  'privacy',
  'off_topic',
  'other',
];

interface ReportDialogProps {
  toReport: ToReport;
  onClose: () => void;
}

/** Tells those who keep order in the event, and nobody else. */
export function ReportDialog({ toReport, onClose }: ReportDialogProps) {
  useFocusBack();
  const t = useTranslations('report');
  const shell = useTranslations('shell');
  const { kind } = toReport.subject;
  return (
    <Modal
      opened
      onClose={onClose}
      title={t(`titles.${kind}`)}
      closeButtonProps={{ 'aria-label': shell('close') }}
      centered
    >
      <ReportForm toReport={toReport} onClose={onClose} />
    </Modal>
  );
}

function ReportForm({ toReport: { eventId, subject, name }, onClose }: ReportDialogProps) {
  const t = useTranslations('report');
  const problemText = useReportProblemText();
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [note, setNote] = useState('');
  const [isAsked, setAsked] = useState(false);
  const sending = useMutation({
    mutationFn: (why: ReportReason) => report(eventId, { subject, reason: why, note: note.trim() }),
    onSuccess: () => {
      showToast({ text: t('sent') });
      onClose();
    },
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setAsked(true);
    if (reason && !sending.isPending) sending.mutate(reason);
  };
  return (
    <form ref={submitOnModEnter} className={classes.form} onSubmit={submit} noValidate>
      {sending.error && <Notice tone="danger">{problemText(sending.error)}</Notice>}
      <blockquote className={classes.name}>
        <bdi>{name}</bdi>
      </blockquote>
      <Radio.Group
        label={t('reason')}
        value={reason ?? ''}
        error={isAsked && !reason && t('reasonMissing')}
        onChange={(value) => setReason(reasons.find((one) => one === value) ?? null)}
      >
        <div className={classes.reasons}>
          {reasons.map((one) => (
            <Radio key={one} value={one} label={t(`reasons.${one}`)} />
          ))}
        </div>
      </Radio.Group>
      <Textarea
        label={t('note')}
        description={t('noteHint')}
        dir="auto"
        autosize
        minRows={2}
        maxRows={6}
        maxLength={1000}
        value={note}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
      />
      <div className={classes.foot}>
        <Button variant="default" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button type="submit" loading={sending.isPending}>
          {t('send')}
        </Button>
      </div>
    </form>
  );
}

function useReportProblemText(): (problem: unknown) => string {
  const t = useTranslations('report.problems');
  const problemText = useProblemText();
  return (problem) => {
    const code = problem instanceof CallProblem ? problem.code : '';
    if (code === 'moderation.reported_already') return t('already');
    return code === 'moderation.too_many_reports' ? t('tooMany') : problemText(problem);
  };
}
