import type { ProblemTable } from '../../kernel/problem.ts';

export const importsProblems = {
  'imports.event_missing': { status: 422, title: 'Such rows belong to an event' },
  'imports.too_many': { status: 409, title: 'Three files are at work already' },
  'imports.not_now': { status: 409, title: 'The import is at another step by now' },
  'imports.sheet_missing': { status: 422, title: 'The workbook has no such sheet left to read' },
  'imports.column_missing': { status: 422, title: 'A column that is needed is missing' },
  'imports.columns_wrong': { status: 422, title: 'The columns do not fit the file' },
  'imports.forgotten': { status: 409, title: 'Its rows are gone, and with them the way back' },
} as const satisfies ProblemTable;
