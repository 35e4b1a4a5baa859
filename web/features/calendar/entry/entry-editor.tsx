import { ActionIcon, Button } from '@mantine/core';
import type { Entry } from '@plenum/contract';
import { IconDownload, IconTrash } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useEditor } from '../../../ui/form/use-editor.ts';
import { useCalendarFacts } from '../calendar-facts.tsx';
import { saveEntryFile } from '../exchange/exchange.ts';
import { type EntryValues, type OpenedEntry, valuesOf } from './entry.form-values.ts';
import { EntryForm } from './entry-form.tsx';
import { GuestAnswers } from './guest-answers.tsx';
import { ScopeDialog } from './scope-dialog.tsx';
import { useEntryDeeds } from './use-entry-deeds.ts';
import { useEntryRules } from './use-entry-rules.ts';

interface EntryEditorProps {
  entry: Entry;
  /** The repeat that is meant, in the entry as it is then. */
  openIn: (entry: Entry) => OpenedEntry;
  readAgain: () => Promise<Entry>;
  onDone: () => void;
}

export function EntryEditor({ entry, openIn, readAgain, onDone }: EntryEditorProps) {
  const t = useTranslations('calendar.editor');
  const { temporal } = useCalendarFacts();
  const known = openIn(entry);
  const deeds = useEntryDeeds(known);
  const form = useEditor<OpenedEntry, EntryValues>({
    ...useEntryRules(),
    known,
    valuesOf: (one) => valuesOf(temporal, one.entry, one.opened),
    draft: `calendar.${entry.id}.${known.original}`,
    save: async (_changes, from, values) => openIn(await deeds.save(from, values)),
    readAgain: async () => openIn(await readAgain()),
    onSaved: () => form.leave(onDone),
  });
  return (
    <>
      <EntryForm
        form={form}
        saveLabel={t('save')}
        answers={<GuestAnswers guests={entry.guests} original={entry.repeat && known.original} />}
        extra={
          <OtherDeeds
            entryId={entry.id}
            onRemove={() => void deeds.remove(() => form.leave(onDone))}
          />
        }
      />
      <ScopeDialog {...deeds.question} title={entry.title} />
    </>
  );
}

function OtherDeeds({ entryId, onRemove }: { entryId: number; onRemove: () => void }) {
  const t = useTranslations('calendar.editor');
  return (
    <>
      <Button variant="subtle" color="red" leftSection={<IconTrash size={16} />} onClick={onRemove}>
        {t('remove')}
      </Button>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={t('download')}
        onClick={() => void saveEntryFile(entryId)}
      >
        <IconDownload size={18} />
      </ActionIcon>
    </>
  );
}
