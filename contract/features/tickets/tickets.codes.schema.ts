import * as Type from 'typebox';
import { closed, Id, Instant, Nullable, oneOf } from '../../kernel/values.ts';

const version = Type.Integer({ description: 'Rises with each change.' });
const onVersion = Type.Integer({ description: 'The version these changes were made on.' });
const Price = Type.Integer({ minimum: 0, maximum: 1_000_000_000 });

/** `percent`: hundredths of a percent off each; `amount`: so much off each; `price`: each costs that. */
export const CodeEffect = oneOf('none', 'percent', 'amount', 'price');
export type CodeEffect = Type.Static<typeof CodeEffect>;
const codeFields = {
  code: Type.String({
    pattern: '^[A-Za-z0-9][A-Za-z0-9_.-]{2,38}[A-Za-z0-9]$',
    description: 'Large and small letters are the same.',
  }),
  note: Type.String({ maxLength: 200, description: 'Only organisers read it.' }),
  effect: CodeEffect,
  value: Price,
  ticketIds: Type.Array(Id('tickets.ticket'), {
    maxItems: 100,
    uniqueItems: true,
    description: 'What it is for; none: everything.',
  }),
  opens: Type.Boolean({ description: 'Shows what is only sold with a code.' }),
  uses: Nullable(
    Type.Integer({ minimum: 1, maximum: 1_000_000, description: 'Bookings in all. Null: no end.' }),
  ),
  isOn: Type.Boolean(),
  from: Nullable(Instant),
  until: Nullable(Instant),
};
export const TicketCode = Type.Object({
  id: Id('tickets.code'),
  ...codeFields,
  used: Type.Integer({ description: 'By valid bookings and ones being filled in.' }),
  version,
});
export type TicketCode = Type.Static<typeof TicketCode>;
export const TicketCodeInput = Type.Object(codeFields, closed);
export type TicketCodeInput = Type.Static<typeof TicketCodeInput>;
export const TicketCodeUpdate = Type.Object({ version: onVersion, ...codeFields }, closed);
export type TicketCodeUpdate = Type.Static<typeof TicketCodeUpdate>;
