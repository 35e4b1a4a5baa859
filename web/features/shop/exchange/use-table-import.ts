import type { ProductImportPlan } from '@plenum/contract';
import { useMutation } from '@tanstack/react-query';
import { bringIn, type ChosenTable, lookAt, mostFileBytes, readChosen } from './exchange.api.ts';

interface Looked {
  table: ChosenTable;
  plan: ProductImportPlan;
}

export class TableTooLarge extends Error {}

/** A table on its way into the shop: chosen, looked at, brought in. */
export function useTableImport() {
  const look = useMutation({
    mutationFn: async (file: File): Promise<Looked> => {
      if (file.size > mostFileBytes) throw new TableTooLarge();
      const table = await readChosen(file);
      return { table, plan: await lookAt(table) };
    },
  });
  const bring = useMutation({
    mutationFn: ({ table, plan }: Looked) => bringIn(table, plan.digest),
  });
  const again = () => {
    look.reset();
    bring.reset();
  };
  return { look, bring, again };
}

export type TableImport = ReturnType<typeof useTableImport>;
