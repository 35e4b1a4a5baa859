import * as Type from 'typebox';
import type { MessageTable } from '../../kernel/message.ts';
import { EmailCounts, EmailRow } from './email.schema.ts';

export const emailMessages = {
  /** To my windows: mails came, changed or went, as their lines are now. */
  'email.changed': Type.Object({
    rows: Type.Array(EmailRow),
    goneIds: Type.Array(Type.Integer()),
    counts: EmailCounts,
    key: Type.Optional(
      Type.String({
        description: 'The Idempotency-Key of what did it: its sender shows it once, not twice.',
      }),
    ),
  }),
  /** To my windows: more changed than one frame tells; read the lists again. */
  'email.box_changed': Type.Object({ counts: EmailCounts }),
} as const satisfies MessageTable;
