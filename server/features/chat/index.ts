export { requireConversation } from './chat.access.ts';
export type { SeenRow } from './chat.rows.ts';
export { chatPerson } from './chat.seen.queries.ts';
