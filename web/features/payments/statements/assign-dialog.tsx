import '../../../ui/styles/fields.css';
import { Button } from '@mantine/core';
import type { BankEntry } from '@plenum/contract';
import { IconPlus } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import dialog from '../payment-dialog.module.css';
import { EntryFacts } from './entry-facts.tsx';
import { InvoiceChoice } from './invoice-choice.tsx';
import classes from './part-fields.module.css';
import { PartFields } from './part-fields.tsx';
import type { EntryDeeds } from './use-entry-deeds.ts';
import { useParts } from './use-parts.ts';

interface AssignDialogProps {
  entry: BankEntry;
  deeds: EntryDeeds;
  isOpen: boolean;
  onClose: () => void;
}

export function AssignDialog({ entry, deeds, isOpen, onClose }: AssignDialogProps) {
  const t = useTranslations('payments.statements');
  return (
    <FormDialog isOpen={isOpen} title={t('choose')} onClose={onClose}>
      <AssignForm entry={entry} deeds={deeds} onDone={onClose} />
    </FormDialog>
  );
}

interface AssignFormProps extends Pick<AssignDialogProps, 'entry' | 'deeds'> {
  onDone: () => void;
}

/** One invoice has all of it; of several the last has what the others leave. */
function AssignForm({ entry, deeds, onDone }: AssignFormProps) {
  const t = useTranslations('payments.statements');
  const form = useTranslations('payments.form');
  const { chosen, setChosen, parts, setParts, share, assignment } = useParts();
  return (
    <form
      className={dialog.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (assignment) deeds.deed({ what: 'assign', ...assignment }, { onSuccess: onDone });
      }}
    >
      <EntryFacts entry={entry} />
      <PartFields parts={parts} onChange={setParts} />
      <InvoiceChoice
        // A new one for each, with nothing typed.
        key={parts.length}
        label={parts.length > 0 ? t('rest') : t('invoice')}
        chosen={chosen}
        taken={parts.map(({ invoice }) => invoice)}
        onChoose={setChosen}
      />
      {chosen && (
        <Button
          className={classes.share}
          variant="subtle"
          size="compact-sm"
          leftSection={<IconPlus size={16} />}
          onClick={share}
        >
          {t('share')}
        </Button>
      )}
      <div className={dialog.choices}>
        <Button variant="default" onClick={onDone}>
          {form('cancel')}
        </Button>
        <Button type="submit" disabled={!assignment} loading={deeds.isBusy}>
          {t('assign')}
        </Button>
      </div>
    </form>
  );
}
