import type { Entry } from '@plenum/contract';
import { useTranslations } from 'use-intl';
import { useProblemText } from '../../../platform/use-problem-text.ts';
import { showToast } from '../../../ui/toast/toasts.tsx';
import { offerUndo } from '../../../ui/toast/undo.ts';
import { useCalendarFacts } from '../calendar-facts.tsx';
import { removeEntry } from '../calendar.api.ts';
import { bodyOf, canBeOne, changedIn, type EntryValues, type Opened } from './entry.form-values.ts';
import type { Moment, Stretch } from '../calendar.moments.ts';
import { saveEdit } from './entry.save.ts';
import { useCalendarChanges, useReadAgain } from '../use-calendar-changes.ts';
import { useScopeQuestion } from './use-scope-question.ts';

interface EntryDeedsOptions {
  entry: Entry;
  opened: Opened;
  original: Moment;
  initial: EntryValues;
  onDone: () => void;
}

/** Saving and deleting what the editor shows; of what repeats it is asked which are meant. */
export function useEntryDeeds({ entry, opened, original, initial, onDone }: EntryDeedsOptions) {
  const t = useTranslations('calendar');
  const { temporal } = useCalendarFacts();
  const problemText = useProblemText();
  const readAgain = useReadAgain();
  const { restore } = useCalendarChanges();
  const { question, ask } = useScopeQuestion();
  const isSeries = entry.repeat !== null;

  const save = async (values: EntryValues, stretch: Stretch) => {
    const before = bodyOf(temporal, initial, { start: opened.start, end: opened.end });
    const after = bodyOf(temporal, values, stretch);
    const changes = changedIn(before, after);
    if (Object.keys(changes).length === 0) return onDone();
    const scope = isSeries ? await ask('save', canBeOne(changes)) : 'all';
    if (scope === null) return undefined;
    await saveEdit(temporal, { entry, original, before, after, changes, scope });
    void readAgain();
    showToast({ text: t('done.saved', { title: after.title }) });
    return onDone();
  };

  const remove = async () => {
    const { id, title } = entry;
    const scope = isSeries ? await ask('remove', true) : 'all';
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

  return { question, save, remove };
}
