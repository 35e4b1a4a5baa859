import * as Type from 'typebox';
import type { RouteTable } from '../../kernel/route.ts';
import { Empty, Id } from '../../kernel/values.ts';
import {
  Import,
  ImportCheck,
  ImportDetail,
  ImportQuery,
  ImportRows,
  RowsQuery,
  SheetChoice,
} from './imports.schema.ts';

const params = Type.Object({ importId: Id('imports.import') });
/** At the step a deed begins at. */
const atStep = (entity: string) => Type.Object({ importId: Id(entity) });

export const importsRoutes = {
  'GET /api/imports': {
    summary: 'Imports, the latest first',
    access: 'admin',
    replies: { 200: Type.Array(Import) },
  },
  'POST /api/imports': {
    summary:
      'Send a CSV or XLSX file; it is read by and by, and nothing comes of it before it is run',
    access: 'admin',
    repeats: 'once',
    query: ImportQuery,
    upload: {
      types: [
        'text/csv',
        'application/octet-stream',
        'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      ],
      maxBytes: 25_000_000,
    },
    replies: { 201: Import },
    problems: ['imports.event_missing', 'imports.too_many'],
  },
  'GET /api/imports/:importId': {
    summary: 'One file with its columns and what they are used for',
    access: 'admin',
    params,
    replies: { 200: ImportDetail },
  },
  'POST /api/imports/:importId/sheet': {
    summary: 'Read another sheet of the workbook instead',
    access: 'admin',
    repeats: 'once',
    params: atStep('imports.workbook'),
    body: SheetChoice,
    replies: { 202: Import },
    problems: ['imports.not_now', 'imports.sheet_missing'],
  },
  'POST /api/imports/:importId/check': {
    summary: 'Say what each column is, and find out what each row would do; nothing is written',
    access: 'admin',
    repeats: 'once',
    params,
    body: ImportCheck,
    replies: { 202: Import },
    problems: ['imports.not_now', 'imports.column_missing', 'imports.columns_wrong'],
  },
  'POST /api/imports/:importId/run': {
    summary: 'Import the valid rows; this continues in the background',
    access: 'admin',
    repeats: 'once',
    params: atStep('imports.checked'),
    replies: { 202: Import },
    problems: ['imports.not_now'],
  },
  'POST /api/imports/:importId/undo': {
    summary: 'Undo what it made and changed, except where somebody changed it since',
    access: 'admin',
    repeats: 'once',
    params: atStep('imports.done'),
    replies: { 202: Import },
    problems: ['imports.not_now', 'imports.forgotten'],
  },
  'DELETE /api/imports/:importId': {
    summary: 'Remove the file and its rows from the list; what it imported stays',
    access: 'admin',
    repeats: 'once',
    params,
    replies: { 200: Empty },
    problems: ['imports.not_now'],
  },
  'GET /api/imports/:importId/rows': {
    summary: 'Rows with what becomes of them, fifty at a time',
    access: 'admin',
    params,
    query: RowsQuery,
    replies: { 200: ImportRows },
  },
  'GET /api/imports/:importId/faults.csv': {
    summary: 'The rows that are wrong, as they were sent, each with why',
    access: 'admin',
    params,
    download: 'text/csv',
    replies: {},
  },
} as const satisfies RouteTable;
