import '../../../ui/styles/fields.css';
import type { MissingConsent } from '@plenum/contract';
import { Button, Modal, Textarea } from '@mantine/core';
import { type SyntheticEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import classes from './live-conference.module.css';
import { MissingConsents } from './missing-consents.tsx';

interface ConsentDialogProps {
  missing: readonly MissingConsent[];
  onStay: () => void;
  onShow: (writtenConsent: string) => void;
}

const shortest = 3;

/** Not everybody has agreed here: an organiser says where it is in writing, or leaves it. */
export function ConsentDialog({ missing, onStay, onShow }: ConsentDialogProps) {
  const t = useTranslations('stages.consent');
  const shell = useTranslations('shell');
  const [note, setNote] = useState('');
  const [isTooShort, setIsTooShort] = useState(false);
  const show = (event: SyntheticEvent) => {
    event.preventDefault();
    if (note.trim().length < shortest) setIsTooShort(true);
    else onShow(note.trim());
  };
  return (
    <Modal
      opened
      onClose={onStay}
      title={t('title')}
      closeButtonProps={{ 'aria-label': shell('close') }}
    >
      <form className={classes.consent} onSubmit={show} noValidate>
        <p>{t('text')}</p>
        <MissingConsents missing={missing} />
        <Textarea
          label={t('note')}
          description={t('noteHint')}
          maxLength={500}
          autosize
          minRows={2}
          data-autofocus
          value={note}
          error={isTooShort && note.trim().length < shortest && t('noNote')}
          onChange={({ currentTarget }) => setNote(currentTarget.value)}
        />
        <div className={classes.choices}>
          <Button variant="default" onClick={onStay}>
            {t('stay')}
          </Button>
          <Button type="submit">{t('show')}</Button>
        </div>
      </form>
    </Modal>
  );
}
