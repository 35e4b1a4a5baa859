export { searchRoutes } from './search.routes.ts';
export type {
  Completions,
  ContactItem,
  FileItem,
  SearchQuery,
  SearchResults,
} from './search.schema.ts';
