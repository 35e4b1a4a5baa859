import type { MessageTable } from '../../kernel/message.ts';
import { Organisation } from './organisations.schema.ts';

export const organisationsMessages = {
  /** To everyone in it: names and looks change where people see them. */
  'organisations.changed': Organisation,
} as const satisfies MessageTable;
