import { Button } from '@mantine/core';
import type { PeopleQuery, PersonLine } from '@plenum/contract';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useProblemText } from '../../../platform/use-problem-text.ts';
import { showToast } from '../../../ui/toast/toasts.tsx';
import { mostChosen, readEveryone } from './list.everyone.ts';

interface ChooseEveryoneProps {
  query: PeopleQuery;
  total: number;
  onChoose: (people: readonly PersonLine[]) => void;
}

/** From the rows of one page to all that the search finds, or to as many as can be chosen. */
export function ChooseEveryone({ query, total, onChoose }: ChooseEveryoneProps) {
  const t = useTranslations('people.bulk');
  const problemText = useProblemText();
  const { mutate, isPending } = useMutation({
    mutationFn: () => readEveryone(query),
    onSuccess: onChoose,
    onError: (problem) => showToast({ text: problemText(problem), isFailure: true }),
  });
  return (
    <Button size="xs" variant="default" loading={isPending} onClick={() => mutate()}>
      {total > mostChosen ? t('chooseFirst', { most: mostChosen }) : t('chooseAll', { total })}
    </Button>
  );
}
