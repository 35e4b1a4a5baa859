import { writeXlsx } from 'hucre/xlsx';

/** With a sheet of each name, in their order. */
export const aWorkbook = (sheets: Record<string, string[][]>): Promise<Uint8Array> =>
  writeXlsx({ sheets: Object.entries(sheets).map(([name, rows]) => ({ name, rows })) });
