import '../../ui/styles/fields.css';
import { Button, Checkbox, Modal, Select, Textarea } from '@mantine/core';
import type { Case, Settlement } from '@plenum/contract';
import { type SubmitEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { submitOnModEnter } from '../../ui/form/submit-on-mod-enter.ts';
import classes from './deed-dialog.module.css';
import { type Deed, type Duration, durations, isTimed, isWritten } from './moderation.deeds.ts';
import { useFocusBack } from '../../ui/focus/use-focus-back.ts';

interface DeedDialogProps {
  about: Pick<Case, 'kind' | 'person' | 'exhibitor'>;
  deed: Deed;
  isBusy: boolean;
  onClose: () => void;
  onDo: (settlement: Settlement) => void;
}

/** What harms somebody is asked for with the reason they are told. */
export function DeedDialog({ about, deed, isBusy, onClose, onDo }: DeedDialogProps) {
  useFocusBack();
  const t = useTranslations('moderation');
  const shell = useTranslations('shell');
  const name = about.person?.fullName ?? t('gone');
  return (
    <Modal
      opened
      onClose={onClose}
      title={t(`ask.${deed}`, { name })}
      closeButtonProps={{ 'aria-label': shell('close') }}
      centered
    >
      <DeedForm about={about} deed={deed} isBusy={isBusy} onClose={onClose} onDo={onDo} />
    </Modal>
  );
}

function DeedForm({ about, deed, isBusy, onClose, onDo }: DeedDialogProps) {
  const t = useTranslations('moderation');
  const [reason, setReason] = useState('');
  const [minutes, setMinutes] = useState<Duration>(deed === 'ban' ? null : 60);
  const [alsoHide, setAlsoHide] = useState(true);
  const [isMissing, setMissing] = useState(false);
  const canHide = (about.kind === 'line' || isWritten(about.kind)) && deed !== 'hide';
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setMissing(!reason.trim());
    if (!reason.trim() || isBusy) return;
    onDo({
      deed,
      reason: reason.trim(),
      ...(isTimed(deed) && { minutes }),
      ...(canHide && { alsoHide }),
    });
  };
  return (
    <form ref={submitOnModEnter} className={classes.form} onSubmit={submit} noValidate>
      <Textarea
        data-autofocus
        label={t('reason')}
        description={t('reasonHint')}
        dir="auto"
        autosize
        minRows={3}
        maxRows={8}
        maxLength={1000}
        value={reason}
        error={isMissing && t('reasonMissing')}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
      {isTimed(deed) && <DurationSelect value={minutes} onChange={setMinutes} />}
      {canHide && (
        <Checkbox
          label={t('alsoHide')}
          checked={alsoHide}
          onChange={({ currentTarget }) => setAlsoHide(currentTarget.checked)}
        />
      )}
      <div className={classes.foot}>
        <Button variant="default" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button type="submit" loading={isBusy} {...(deed === 'ban' && { color: 'red' })}>
          {t(`deeds.${deed}`)}
        </Button>
      </div>
    </form>
  );
}

interface DurationSelectProps {
  value: Duration;
  onChange: (minutes: Duration) => void;
}

function DurationSelect({ value, onChange }: DurationSelectProps) {
  const t = useTranslations('moderation');
  return (
    <Select
      label={t('howLong')}
      allowDeselect={false}
      value={String(value)}
      data={durations.map((minutes) => ({
        value: String(minutes),
        label: t(minutes === null ? 'durations.endless' : `durations.${minutes}`),
      }))}
      onChange={(text) => onChange(durations.find((one) => String(one) === text) ?? null)}
    />
  );
}
