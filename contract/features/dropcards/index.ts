export { dropcardsLeadsRoutes } from './dropcards.leads.routes.ts';
export { dropcardsMessages } from './dropcards.messages.ts';
export { dropcardsProblems } from './dropcards.problems.ts';
export { dropcardsRoutes } from './dropcards.routes.ts';
export type {
  CardField,
  CardPreview,
  CardValues,
  Drop,
  DropInput,
  Lead,
  LeadFilter,
  LeadPage,
  LeadQuery,
  LeadUpdate,
  LedgerEntry,
  MyCard,
  ScanInput,
} from './dropcards.schema.ts';
