import { Button, Textarea } from '@mantine/core';
import type { CardField, MyCard } from '@plenum/contract';
import { IconId } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { submitOnModEnter } from '../../../ui/form/submit-on-mod-enter.ts';
import { CardFields } from './card-fields.tsx';
import classes from './drop-card-button.module.css';

const longestNote = 1_000;

interface DropCardDialogProps {
  /** Of the exhibitor. */
  name: string;
  card: MyCard;
  opened: boolean;
  onClose: () => void;
  onGive: (fields: CardField[], note: string) => void;
}

/** For this one booth: other fields than usual, and a few words. */
export function DropCardDialog({ opened, onClose, ...rest }: DropCardDialogProps) {
  const t = useTranslations('dropcards.give');
  return (
    <FormDialog isOpen={opened} title={t('title', { name: rest.name })} onClose={onClose} size="lg">
      <DropForm {...rest} />
    </FormDialog>
  );
}

function DropForm({ card, onGive }: Pick<DropCardDialogProps, 'card' | 'onGive'>) {
  const t = useTranslations('dropcards.give');
  const [fields, setFields] = useState(card.fields);
  const [note, setNote] = useState('');
  return (
    <form
      className={classes.form}
      ref={submitOnModEnter}
      onSubmit={(event) => {
        event.preventDefault();
        onGive(fields, note.trim());
      }}
    >
      <CardFields legend={t('fields')} all={card.all} chosen={fields} onChoose={setFields} />
      <Textarea
        label={t('note')}
        description={t('noteHint')}
        rows={3}
        maxLength={longestNote}
        data-autofocus
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <p>{t('consent')}</p>
      <div className={classes.end}>
        <Button type="submit" leftSection={<IconId size={20} aria-hidden />}>
          {t('drop')}
        </Button>
      </div>
    </form>
  );
}
