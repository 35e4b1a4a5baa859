export { importsMessages } from './imports.messages.ts';
export { importsProblems } from './imports.problems.ts';
export { importsRoutes } from './imports.routes.ts';
export type {
  Import,
  ImportCheck,
  ImportCounts,
  ImportDetail,
  ImportKind,
  ImportQuery,
  ImportRow,
  ImportRows,
  ImportState,
  RowDeed,
  RowFault,
  RowsQuery,
} from './imports.schema.ts';
