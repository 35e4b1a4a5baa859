import type { StatementColumns, StatementResult } from '@plenum/contract';
import {
  keepPreviousData,
  skipToken,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useState } from 'react';
import { CallProblem } from '../../../platform/call-problem.ts';
import { newKey } from '../../../platform/new-key.ts';
import { importStatement, type PickedStatement, previewStatement } from './statements.api.ts';
import { entries, entryCounts } from './statements.live.ts';

const mostFileBytes = 5_000_000;

type Refusal = 'tooLarge' | 'notRead';

async function readPicked(file: File): Promise<PickedStatement> {
  // What a file is shows in how it begins; the types that systems give to tables differ.
  const content = new Blob([await file.arrayBuffer()], { type: 'application/octet-stream' });
  return { key: newKey(), name: file.name.slice(-200), content };
}

/** A bank statement on its way in: picked, looked at, its columns put right, brought in. */
export function usePickedStatement(onDone: (result: StatementResult) => void) {
  const client = useQueryClient();
  const [file, setFile] = useState<PickedStatement | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [columns, setColumns] = useState<StatementColumns | null>(null);
  const look = useQuery({
    queryKey: ['payments', 'statement', file?.key, columns],
    queryFn: file ? ({ signal }) => previewStatement({ file, columns }, signal) : skipToken,
    staleTime: Infinity,
    gcTime: 0,
    placeholderData: keepPreviousData,
  });
  const bring = useMutation({
    mutationFn: importStatement,
    onSuccess: onDone,
    onSettled: () =>
      Promise.all(
        [entries.key, entryCounts.key].map((queryKey) => client.invalidateQueries({ queryKey })),
      ),
  });
  const start = (picked: PickedStatement | null, refused: Refusal | null = null) => {
    bring.reset();
    setColumns(null);
    setFile(picked);
    setRefusal(refused);
  };
  const choose = async (picked: File) => {
    if (bring.isPending) return;
    if (picked.size > mostFileBytes) return start(null, 'tooLarge');
    await readPicked(picked).then(start, () => start(null, 'notRead'));
  };
  return {
    file,
    refusal,
    plan: file && !look.error ? look.data : undefined,
    look,
    isUnreadable:
      look.error instanceof CallProblem && look.error.code === 'payments.statement_unreadable',
    /** As they were chosen, before anybody has looked again. */
    columns,
    setColumns,
    choose: (picked: File) => void choose(picked),
    another: () => start(null),
    bring,
    bringIn: () => file && bring.mutate({ file, columns }),
  };
}

export type Picked = ReturnType<typeof usePickedStatement>;
