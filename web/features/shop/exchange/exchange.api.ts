import type { ProductImportPlan, ProductImportResult } from '@plenum/contract';
import { call } from '../../../platform/api-client.ts';
import { download } from '../../../platform/files/download.ts';
import { newKey } from '../../../platform/new-key.ts';

export const mostFileBytes = 4_000_000;

/** Kept whole: what is brought in is what was looked at, whatever becomes of it on the disk. */
export interface ChosenTable {
  name: string;
  content: Blob;
}

export const readChosen = async (file: File): Promise<ChosenTable> => ({
  name: file.name,
  // The types that systems give to tables differ.
  content: new Blob([await file.arrayBuffer()], { type: 'text/csv' }),
});

export const lookAt = ({ content }: ChosenTable): Promise<ProductImportPlan> =>
  call('POST /api/shop/import/preview', { body: content });

export const bringIn = ({ content }: ChosenTable, digest: string): Promise<ProductImportResult> =>
  call('POST /api/shop/import', { query: { digest }, body: content, idempotencyKey: newKey() });

export const takeOut = (): Promise<void> => download('GET /api/shop/export.csv', {});
