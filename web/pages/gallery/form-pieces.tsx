import { Checkbox, TextInput } from '@mantine/core';
import { useState } from 'react';
import { FormSection } from '../../ui/form/form-section.tsx';
import { SavedMark } from '../../ui/form/saved-mark.tsx';
import { useAutosave } from '../../ui/form/use-autosave.ts';
import classes from './gallery-page.module.css';
import { words } from './gallery-samples.ts';

export function FormPieces() {
  return (
    <>
      <div className={classes.wide}>
        <FormSection title={words.section} text={words.sectionText}>
          <TextInput
            label={words.field}
            description={words.sectionText}
            defaultValue={words.note}
          />
          <TextInput label={words.field} defaultValue={words.note} error={words.danger} />
          <TextInput label={words.field} defaultValue={words.note} disabled />
        </FormSection>
      </div>
      <AutosavePiece />
      <div className={classes.card}>
        {(['unsaved', 'saving', 'saved', 'failed'] as const).map((state) => (
          <SavedMark key={state} state={state} onRetry={() => undefined} />
        ))}
      </div>
    </>
  );
}

function AutosavePiece() {
  const [isFailing, setFailing] = useState(false);
  const form = useAutosave({
    initial: { note: '' },
    save: () => (isFailing ? Promise.reject(new Error(words.failed)) : Promise.resolve()),
  });
  return (
    <div className={classes.card}>
      <TextInput
        label={words.note}
        value={form.values.note}
        onChange={(event) => form.set('note', event.currentTarget.value)}
      />
      <Checkbox
        label={words.fails}
        checked={isFailing}
        onChange={(event) => setFailing(event.currentTarget.checked)}
      />
      <SavedMark state={form.state} onRetry={form.flush} />
    </div>
  );
}
