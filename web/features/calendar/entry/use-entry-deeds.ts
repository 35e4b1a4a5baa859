import type { Entry } from '@plenum/contract';
import { useTranslations } from 'use-intl';
import { CallProblem } from '../../../platform/call-problem.ts';
import { useProblemText } from '../../../platform/use-problem-text.ts';
import { changedFields } from '../../../ui/form/typed.ts';
import { showToast } from '../../../ui/toast/toasts.tsx';
import { offerUndo } from '../../../ui/toast/undo.ts';
import { useCalendarFacts } from '../calendar-facts.tsx';
import { removeEntry } from '../calendar.api.ts';
import {
  bodyOf,
  canBeOne,
  type EntryValues,
  type OpenedEntry,
  stretchOf,
  valuesOf,
} from './entry.form-values.ts';
import type { Stretch } from '../calendar.moments.ts';
import { saveEdit } from './entry.save.ts';
import { useCalendarChanges, useReadAgain } from '../use-calendar-changes.ts';
import { useScopeQuestion } from './use-scope-question.ts';

/** Saving and deleting what the editor shows; of what repeats it is asked which are meant. */
export function useEntryDeeds({ entry, original }: OpenedEntry) {
  const t = useTranslations('calendar');
  const { temporal } = useCalendarFacts();
  const problemText = useProblemText();
  const readAgain = useReadAgain();
  const { restore } = useCalendarChanges();
  const { question, ask } = useScopeQuestion();
  const isSeries = entry.repeat !== null;
  const body = (values: EntryValues) =>
    bodyOf(temporal, values, stretchOf(temporal, values) as Stretch);

  const save = async (from: OpenedEntry, values: EntryValues): Promise<Entry> => {
    const before = {
      ...body(valuesOf(temporal, from.entry, from.opened)),
      start: from.opened.start,
      end: from.opened.end,
    };
    const after = body(values);
    const changes = changedFields(before, after);
    if (Object.keys(changes).length === 0) return from.entry;
    const scope = isSeries ? await ask('save', canBeOne(changes)) : 'all';
    if (scope === null) throw CallProblem.cancelled();
    const edit = { entry: from.entry, original, before, after, changes, scope };
    const saved = await saveEdit(temporal, edit);
    void readAgain();
    showToast({ text: t('done.saved', { title: after.title }) });
    return saved;
  };

  const remove = async (onRemoved: () => void) => {
    const { id, title } = entry;
    const scope = isSeries ? await ask('remove', true) : 'all';
    if (scope === null) return;
    try {
      await removeEntry(id, scope === 'all' ? {} : { scope, original });
    } catch (problem) {
      showToast({ text: t('notSaved', { title, reason: problemText(problem) }), isFailure: true });
      return;
    }
    onRemoved();
    void readAgain();
    offerUndo(t('done.removed', { title }), () => restore(id, title));
  };

  return { question, save, remove };
}
