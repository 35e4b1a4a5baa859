import Papa from 'papaparse';

/** One line of RFC 4180. A spreadsheet would run what begins like a formula: it becomes text. */
export const csvLine = (cells: readonly string[]): string =>
  `${Papa.unparse([[...cells]], { escapeFormulae: true })}\r\n`;
