import * as Type from 'typebox';
import type { MessageTable } from '../../kernel/message.ts';

export const sponsorsMessages = {
  /** Packages, sponsors or their rotation have changed: read them again. */
  'sponsors.changed': Type.Object({ eventId: Type.Integer() }),
} as const satisfies MessageTable;
