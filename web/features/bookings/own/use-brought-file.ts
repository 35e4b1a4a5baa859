import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { CallProblem } from '../../../platform/call-problem.ts';
import { refusalOf } from '../../../ui/upload/upload-rules.ts';
import { useBookingProblemText } from '../use-booking-problem-text.ts';
import type { QuestionFieldProps } from './own.parts.ts';

/** As the contract has them. */
export const answerRules = {
  types: ['application/pdf', 'image/png', 'image/jpeg', 'image/webp'],
  maxBytes: 5_000_000,
};

type Asked = Pick<QuestionFieldProps, 'question' | 'placeId' | 'answer' | 'files' | 'onAnswer'>;

/** One at a time: whoever chooses another has stopped the one before. */
export function useBroughtFile({ question, placeId, answer, files, onAnswer }: Asked) {
  const t = useTranslations('booking-page.files');
  const problemText = useBookingProblemText();
  const [share, setShare] = useState<number | null>(null);
  const [refusal, setRefusal] = useState<string>();
  const going = useRef<AbortController>(undefined);
  useEffect(() => () => going.current?.abort(), []);

  const bring = async (file: File | null) => {
    if (!file || !files.bring) return;
    const refused = refusalOf(file, answerRules);
    setRefusal(refused ? t(refused) : undefined);
    if (refused) return;
    const stopping = new AbortController();
    going.current = stopping;
    setShare(0);
    try {
      const watch = { signal: stopping.signal, onProgress: setShare };
      const { id, name } = await files.bring({ questionId: question.id, placeId }, file, watch);
      onAnswer({ questionId: answer.questionId, text: name, optionIds: [id] });
      await files.onBrought?.();
    } catch (problem) {
      const isStopped = problem instanceof CallProblem && problem.isCancelled;
      setRefusal(isStopped ? undefined : problemText(problem));
    }
    setShare(null);
  };

  return {
    /** How much of it is there, from 0 to 1; null: none is on its way. */
    share,
    refusal,
    bring: (file: File | null) => void bring(file),
    stop: () => going.current?.abort(),
  };
}
