export { searchRoutes } from './search.routes.ts';
export type {
  Completions,
  ContactItem,
  FileItem,
  ReadItem,
  SearchQuery,
  SearchResults,
} from './search.schema.ts';
