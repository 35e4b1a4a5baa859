export { searchRoutes } from './search.routes.ts';
export type { Completions, ContactItem, SearchQuery, SearchResults } from './search.schema.ts';
