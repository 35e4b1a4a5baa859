import { Checkbox, TextInput } from '@mantine/core';
import { useState } from 'react';
import { type Addressed, keyOf } from '../../ui/addressees/addressed.ts';
import { AddresseeField } from '../../ui/addressees/addressee-field.tsx';
import { FormSection } from '../../ui/form/form-section.tsx';
import { SavedMark } from '../../ui/form/saved-mark.tsx';
import { useEditor } from '../../ui/form/use-editor.ts';
import classes from './gallery-page.module.css';
import { findAddressees, someAddressed, words } from './gallery-samples.ts';

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
      <AddresseesPiece />
      <AutosavePiece />
      <div className={classes.card}>
        {(['unsaved', 'saving', 'saved', 'failed', 'clash'] as const).map((state) => (
          <SavedMark key={state} state={state} onRetry={() => undefined} />
        ))}
      </div>
    </>
  );
}

function AutosavePiece() {
  const [isFailing, setFailing] = useState(false);
  const [known, setKnown] = useState({ note: '' });
  const form = useEditor({
    known,
    valuesOf: ({ note }) => ({ note }),
    loadSchema: async () => (await import('typebox')).Object({}),
    saves: 'by itself',
    save: async (_, __, values) => {
      if (isFailing) throw new Error(words.failed);
      setKnown(values);
      return values;
    },
  });
  return (
    <div className={classes.card}>
      <TextInput label={words.note} {...form.text('note')} />
      <Checkbox
        label={words.fails}
        checked={isFailing}
        onChange={(event) => setFailing(event.currentTarget.checked)}
      />
      <SavedMark state={form.state} onRetry={() => void form.run()} />
    </div>
  );
}

function AddresseesPiece() {
  const [few, setFew] = useState<readonly Addressed[]>([]);
  const [many, setMany] = useState(someAddressed);
  const wrong = new Set(many.slice(-1).map(keyOf));
  return (
    <div className={classes.card}>
      <AddresseeField label={words.field} value={few} onChange={setFew} find={findAddressees} />
      <AddresseeField
        label={words.guests}
        value={many}
        onChange={setMany}
        find={findAddressees}
        wrong={wrong}
        error={words.wrong}
      />
    </div>
  );
}
