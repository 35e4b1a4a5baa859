import type { CallInput } from '../../platform/api-client.ts';

export type { Entry, NewEntry } from '@plenum/contract';
export type EntryUpdate = CallInput<'PATCH /api/calendar/entries/:entryId'>['body'];
export type EntryWhich = NonNullable<CallInput<'DELETE /api/calendar/entries/:entryId'>['query']>;
export type AnswerInput = CallInput<'POST /api/calendar/entries/:entryId/answer'>['body'];
