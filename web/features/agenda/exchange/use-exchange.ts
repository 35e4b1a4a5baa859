import type { ImportPlan } from '@plenum/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CallProblem } from '../../../platform/call-problem.ts';
import { type ChosenFile, mostFileBytes, planOptions, readChosen } from './exchange.ts';
import { useAgendaFacts } from '../agenda-facts.tsx';
import { useBringIn } from './use-bring-in.ts';

type Refusal = 'tooLarge' | 'notRead';

const isCode = (problem: unknown, code: string) =>
  problem instanceof CallProblem && problem.code === code;

/** A file on its way into the agenda: chosen, looked at, brought in, taken back. */
export function useExchange() {
  const { event } = useAgendaFacts();
  const [file, setFile] = useState<ChosenFile | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [drop, setDrop] = useState(false);
  const look = useQuery(planOptions(event.id, file, drop));
  const deed = useBringIn(event.id);
  const isOutdated = isCode(deed.problem, 'agenda.changed_since');

  const start = (chosen: ChosenFile | null, refused: Refusal | null = null) => {
    deed.reset();
    setFile(chosen);
    setRefusal(refused);
  };
  const choose = async (picked: File) => {
    if (deed.isBusy) return;
    if (picked.size > mostFileBytes) return start(null, 'tooLarge');
    await readChosen(picked).then(start, () => start(null, 'notRead'));
  };
  const bring = async ({ digest }: ImportPlan) => {
    if (!file) return;
    await deed.bring({ file, drop, digest }).catch(async (problem: unknown) => {
      if (isCode(problem, 'agenda.changed_since')) await look.refetch();
    });
  };
  return {
    file,
    refusal,
    drop,
    setDrop: (next: boolean) => {
      deed.reset();
      setDrop(next);
    },
    plan: file && !look.error ? look.data : undefined,
    isLooking: look.isFetching,
    lookProblem: look.error,
    isUnreadable: isCode(look.error, 'agenda.import_unreadable'),
    lookAgain: () => void look.refetch(),
    isOutdated,
    choose,
    bring,
    another: () => start(null),
    deed,
  };
}

export type Exchange = ReturnType<typeof useExchange>;
