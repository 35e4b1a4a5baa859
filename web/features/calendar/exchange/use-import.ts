import type { CalendarImport } from '@plenum/contract';
import { useCallback, useState } from 'react';
import { useTranslations } from 'use-intl';
import { CallProblem } from '../../../platform/call-problem.ts';
import { useProblemText } from '../../../platform/use-problem-text.ts';
import { showToast } from '../../../ui/toast/toasts.tsx';
import { bringIn, lookAtFile, mostFileBytes, readCalendarFile, takeBack } from './exchange.ts';
import { useReadAgain } from '../use-calendar-changes.ts';

interface Chosen {
  name: string;
  content: Blob;
}

/** A file on its way into the calendar: chosen, looked at, brought in, taken back. */
export function useImport() {
  const t = useTranslations('calendar.import');
  const problemText = useProblemText();
  const readAgain = useReadAgain();
  const [file, setFile] = useState<Chosen | null>(null);
  const [look, setLook] = useState<CalendarImport | null>(null);
  const [isDone, setIsDone] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const reset = useCallback(() => {
    setFile(null);
    setLook(null);
    setIsDone(false);
    setProblem(null);
  }, []);

  const run = async (deed: () => Promise<void>) => {
    setIsBusy(true);
    setProblem(null);
    await deed().catch((error: unknown) => {
      const isUnreadable =
        error instanceof CallProblem &&
        ['calendar.file_unreadable', 'invalid'].includes(error.code);
      setProblem(isUnreadable ? t('unreadable') : problemText(error));
    });
    setIsBusy(false);
  };

  const choose = (picked: File) => {
    reset();
    if (picked.size > mostFileBytes) {
      setProblem(t('tooLarge'));
      return;
    }
    void run(async () => {
      const content = await readCalendarFile(picked);
      setFile({ name: picked.name.slice(-200), content });
      setLook(await lookAtFile(content));
    });
  };

  const bring = () =>
    void run(async () => {
      if (!file) return;
      setLook(await bringIn(file.content));
      setIsDone(true);
      await readAgain();
    });

  const undo = () =>
    void run(async () => {
      if (!look?.id) return;
      const { removed, kept } = await takeBack(look.id);
      reset();
      showToast({ text: t('undone', { removed, kept }) });
      await readAgain();
    });

  return { file, look, isDone, isBusy, problem, choose, bring, undo, reset };
}
