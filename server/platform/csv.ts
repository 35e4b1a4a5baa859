import Papa from 'papaparse';

/** The library’s own looks at texts of one line only. */
const formula = /^[=+\-@\t\r\n]/;

/** One line of RFC 4180. A spreadsheet would run what begins like a formula: it becomes text. */
export const csvLine = (cells: readonly string[]): string =>
  `${Papa.unparse([[...cells]], { escapeFormulae: formula })}\r\n`;
