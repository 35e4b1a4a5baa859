import type { Chapter } from './own.gather.ts';
import {
  findAccountFacts,
  findDeviceFacts,
  findMembershipFacts,
  findPasskeyFacts,
  findSessionFacts,
} from './own.chapters.queries.ts';

/** What this feature itself keeps about a person; no secret is among it. */
export const ownChapters: readonly Chapter[] = [
  { name: 'account', read: findAccountFacts },
  { name: 'organisations', read: findMembershipFacts },
  { name: 'sessions', read: findSessionFacts },
  { name: 'devices', read: findDeviceFacts },
  { name: 'passkeys', read: findPasskeyFacts },
];
