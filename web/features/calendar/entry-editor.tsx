import { ActionIcon, Button } from '@mantine/core';
import type { Entry, Scope } from '@plenum/contract';
import { IconDownload, IconTrash } from '@tabler/icons-react';
import { useCallback, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useProblemText } from '../../platform/use-problem-text.ts';
import { Notice } from '../../ui/notice.tsx';
import { showToast } from '../../ui/toasts.tsx';
import { offerUndo } from '../../ui/undo.ts';
import { useCalendarFacts } from './calendar-facts.tsx';
import { removeEntry } from './calendar.api.ts';
import { saveEntryFile } from './calendar.exchange.ts';
import {
  bodyOf,
  canBeOne,
  changedIn,
  type EntryBody,
  type EntryValues,
  type Opened,
  valuesOf,
} from './calendar.form-values.ts';
import type { Moment, Stretch } from './calendar.moments.ts';
import { saveEdit } from './calendar.save.ts';
import { EntryForm } from './entry-form.tsx';
import { GuestAnswers } from './guest-answers.tsx';
import { ScopeDialog } from './scope-dialog.tsx';
import { useCalendarChanges, useReadAgain } from './use-calendar-changes.ts';

interface EntryEditorProps {
  entry: Entry;
  original: Moment;
  opened: Opened;
  onDirty: (isDirty: boolean) => void;
  onDone: () => void;
}

/** A question that waits for which repeats are meant. */
interface Question {
  kind: 'save' | 'remove';
  hasOne: boolean;
  answer: (scope: Scope | null) => void;
}

export function EntryEditor({ entry, original, opened, onDirty, onDone }: EntryEditorProps) {
  const t = useTranslations('calendar');
  const { temporal } = useCalendarFacts();
  const problemText = useProblemText();
  const readAgain = useReadAgain();
  const { restore } = useCalendarChanges();
  const [base, setBase] = useState({ entry, opened });
  const [isDirty, setIsDirty] = useState(false);
  const [question, setQuestion] = useState<Question | null>(null);
  const lastQuestion = useRef<Question | null>(null);
  if (question) lastQuestion.current = question;
  // What others change appears at once, but never under the hands of who is writing.
  if (entry !== base.entry && !isDirty) setBase({ entry, opened });
  const initial = valuesOf(temporal, base.entry, base.opened);

  const tellDirty = useCallback(
    (next: boolean) => {
      setIsDirty(next);
      onDirty(next);
    },
    [onDirty],
  );
  const ask = (kind: Question['kind'], hasOne: boolean) =>
    new Promise<Scope | null>((resolve) => {
      const answer = (scope: Scope | null) => {
        setQuestion(null);
        resolve(scope);
      };
      setQuestion({ kind, hasOne, answer });
    });

  const save = async (values: EntryValues, stretch: Stretch) => {
    const before: EntryBody = bodyOf(temporal, initial, {
      start: base.opened.start,
      end: base.opened.end,
    });
    const after = bodyOf(temporal, values, stretch);
    const changes = changedIn(before, after);
    if (Object.keys(changes).length === 0) return onDone();
    const isSeries = base.entry.repeat !== null;
    const scope = isSeries ? await ask('save', canBeOne(changes)) : 'all';
    if (scope === null) return undefined;
    await saveEdit(temporal, { entry: base.entry, original, before, after, changes, scope });
    void readAgain();
    showToast({ text: t('done.saved', { title: after.title }) });
    return onDone();
  };

  const remove = async () => {
    const { id, title, repeat } = base.entry;
    const scope = repeat === null ? 'all' : await ask('remove', true);
    if (scope === null) return;
    try {
      await removeEntry(id, scope === 'all' ? {} : { scope, original });
    } catch (problem) {
      showToast({ text: t('notSaved', { title, reason: problemText(problem) }), isFailure: true });
      return;
    }
    onDone();
    void readAgain();
    offerUndo(t('done.removed', { title }), () => restore(id, title));
  };

  const asked = question ?? lastQuestion.current;
  return (
    <>
      {entry.version !== base.entry.version && (
        <Notice tone="warning">{t('editor.changedMeanwhile')}</Notice>
      )}
      <EntryForm
        key={`${base.entry.id} ${base.entry.version}`}
        initial={initial}
        submitLabel={t('editor.save')}
        answers={<GuestAnswers guests={base.entry.guests} />}
        extra={
          <>
            <Button
              variant="subtle"
              color="red"
              leftSection={<IconTrash size={16} />}
              onClick={() => void remove()}
            >
              {t('editor.remove')}
            </Button>
            <ActionIcon
              variant="subtle"
              color="gray"
              size="lg"
              aria-label={t('editor.download')}
              onClick={() => void saveEntryFile(entry.id)}
            >
              <IconDownload size={18} />
            </ActionIcon>
          </>
        }
        onDirty={tellDirty}
        onSave={save}
      />
      <ScopeDialog
        opened={question !== null}
        kind={asked?.kind ?? 'save'}
        hasOne={asked?.hasOne ?? true}
        title={base.entry.title}
        onAnswer={(scope) => question?.answer(scope)}
      />
    </>
  );
}
