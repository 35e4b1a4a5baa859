import { Button, TextInput } from '@mantine/core';
import type { BookingRecord, Place } from '@plenum/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useWords } from '../../../platform/i18n/words.ts';
import { teach } from '../../../platform/live/teach.ts';
import { newKey } from '../../../platform/new-key.ts';
import { useProblemText } from '../../../platform/use-problem-text.ts';
import { RateField } from '../../../ui/field/rate-field.tsx';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { showToast } from '../../../ui/toast/toasts.tsx';
import { cancelBooking } from '../bookings.api.ts';
import { learntRecord } from '../bookings.live.ts';
import classes from './record-screen.module.css';

interface CancelDialogProps {
  record: BookingRecord;
  isOpen: boolean;
  onClose: () => void;
}

/** All of it, or some of its places; what was paid for them goes back. */
export function CancelDialog({ record, isOpen, onClose }: CancelDialogProps) {
  const t = useTranslations('bookings.cancel');
  return (
    <FormDialog isOpen={isOpen} title={t('title')} onClose={onClose}>
      <CancelForm record={record} onClose={onClose} />
    </FormDialog>
  );
}

function CancelForm({ record, onClose }: Omit<CancelDialogProps, 'isOpen'>) {
  const t = useTranslations('bookings.cancel');
  const client = useQueryClient();
  const problemText = useProblemText();
  const standing = record.people.filter(({ isCancelled }) => !isCancelled);
  const isIn = standing.filter(({ checkedInAt }) => checkedInAt !== null).map(({ id }) => id);
  const [chosen, setKept] = useState<readonly number[]>([]);
  const kept = [...new Set([...isIn, ...chosen])];
  const [why, setWhy] = useState('');
  const [share, setShare] = useState<number | null>(0);
  const [key] = useState(newKey);
  const gone = standing.filter(({ id }) => !kept.includes(id)).map(({ id }) => id);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => {
      const placeIds = kept.length === 0 ? null : gone;
      return cancelBooking(record.id, { why: why.trim(), placeIds, share: share ?? 0 }, key);
    },
    onSuccess: (answer) => {
      teach(client, learntRecord(answer));
      showToast({ text: t('done') });
      onClose();
    },
  });
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        mutate();
      }}
    >
      <p className={classes.soft}>{t('lead')}</p>
      {error && <Notice tone="danger">{problemText(error)}</Notice>}
      {record.additions.length > 0 && <Notice tone="calm">{t('additions')}</Notice>}
      {isIn.length > 0 && <Notice tone="calm">{t('somebodyIn')}</Notice>}
      <WhichPlaces standing={standing} isIn={isIn} kept={kept} onKept={setKept} />
      <KeptShare invoice={record.invoice} share={share} onShare={setShare} />
      <TextInput
        label={t('why')}
        description={t('whyHint')}
        dir="auto"
        maxLength={500}
        value={why}
        data-autofocus
        onChange={({ currentTarget }) => setWhy(currentTarget.value)}
      />
      <div className={classes.choices}>
        <Button variant="default" onClick={onClose}>
          {t('stay')}
        </Button>
        <Button
          type="submit"
          color="red"
          loading={isPending}
          disabled={gone.length === 0 && standing.length > 0}
        >
          {t('go')}
        </Button>
      </div>
    </form>
  );
}

interface WhichPlacesProps {
  standing: readonly Place[];
  isIn: readonly number[];
  kept: readonly number[];
  onKept: (ids: readonly number[]) => void;
}

function WhichPlaces({ standing, isIn, kept, onKept }: WhichPlacesProps) {
  const t = useTranslations('bookings.cancel');
  const words = useWords();
  if (standing.length < 2) return null;
  return (
    <fieldset className={classes.form}>
      <legend>{t('which')}</legend>
      {standing.map(({ id, name, fullName }) => (
        <label key={id} className={classes.choice}>
          <input
            type="checkbox"
            checked={!kept.includes(id)}
            disabled={isIn.includes(id)}
            onChange={({ currentTarget }) =>
              onKept(currentTarget.checked ? kept.filter((one) => one !== id) : [...kept, id])
            }
          />
          <bdi>{[words(name), fullName].filter(Boolean).join(' · ')}</bdi>
        </label>
      ))}
    </fieldset>
  );
}

interface KeptShareProps {
  invoice: BookingRecord['invoice'];
  share: number | null;
  onShare: (share: number | null) => void;
}

/** Only of what was paid can anything be kept. */
function KeptShare({ invoice, share, onShare }: KeptShareProps) {
  const t = useTranslations('bookings.cancel');
  if (!invoice || invoice.paid <= 0 || invoice.balance > 0) return null;
  return (
    <RateField
      name="share"
      label={t('share')}
      description={t('shareHint')}
      value={share}
      onChange={onShare}
    />
  );
}
