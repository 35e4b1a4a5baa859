import { ActionIcon, Button } from '@mantine/core';
import type { Entry } from '@plenum/contract';
import { IconDownload, IconTrash } from '@tabler/icons-react';
import { useCallback, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Notice } from '../../../ui/notice.tsx';
import { useCalendarFacts } from '../calendar-facts.tsx';
import { saveEntryFile } from '../exchange/exchange.ts';
import { type Opened, valuesOf } from './entry.form-values.ts';
import type { Moment } from '../calendar.moments.ts';
import { EntryForm } from './entry-form.tsx';
import { GuestAnswers } from './guest-answers.tsx';
import { ScopeDialog } from './scope-dialog.tsx';
import { useEntryDeeds } from './use-entry-deeds.ts';

interface EntryEditorProps {
  entry: Entry;
  original: Moment;
  opened: Opened;
  onDirty: (isDirty: boolean) => void;
  onDone: () => void;
}

export function EntryEditor({ entry, original, opened, onDirty, onDone }: EntryEditorProps) {
  const t = useTranslations('calendar.editor');
  const { temporal } = useCalendarFacts();
  const [base, setBase] = useState({ entry, opened });
  const [isDirty, setIsDirty] = useState(false);
  // What others change appears at once, but never under the hands of who is writing.
  if (entry !== base.entry && !isDirty) setBase({ entry, opened });
  const initial = valuesOf(temporal, base.entry, base.opened);
  const deeds = useEntryDeeds({ ...base, original, initial, onDone });
  const tellDirty = useCallback(
    (next: boolean) => {
      setIsDirty(next);
      onDirty(next);
    },
    [onDirty],
  );
  return (
    <>
      {entry.version !== base.entry.version && (
        <Notice tone="warning">{t('changedMeanwhile')}</Notice>
      )}
      <EntryForm
        key={`${base.entry.id} ${base.entry.version}`}
        initial={initial}
        submitLabel={t('save')}
        answers={<GuestAnswers guests={entry.guests} original={entry.repeat && original} />}
        extra={<OtherDeeds entryId={entry.id} onRemove={() => void deeds.remove()} />}
        onDirty={tellDirty}
        onSave={deeds.save}
      />
      <ScopeDialog {...deeds.question} title={base.entry.title} />
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
