import * as Type from 'typebox';
import type { MessageTable } from '../../kernel/message.ts';

export const profilesMessages = {
  /** To a person: who they are connected to, or who asks, has changed. */
  'profiles.connections_changed': Type.Object({ personId: Type.Integer() }),
  /** To a person: their profile was changed in another window. */
  'profiles.mine_changed': Type.Object({ version: Type.Integer() }),
} as const satisfies MessageTable;
