import * as Type from 'typebox';
import { Nullable } from '../../kernel/values.ts';

/** What is told of the keys, which nobody reads again. */
export const StripeKeys = Type.Object({
  isThere: Type.Boolean(),
  isLive: Type.Boolean({ description: 'Real money; else the one of tests.' }),
  ending: Type.String({ description: 'The last four signs of the key.' }),
  hook: Type.String({ description: 'The path that Stripe tells us things at.' }),
  heardAt: Nullable(
    Type.String({
      format: 'date-time',
      description: 'When something signed last came there since the keys were set, to the minute.',
    }),
  ),
});
export type StripeKeys = Type.Static<typeof StripeKeys>;

export const StripeKeysInput = Type.Object(
  {
    secretKey: Type.String({ maxLength: 300, pattern: '^[rs]k_(test|live)_[A-Za-z0-9_]{8,}$' }),
    hookSecret: Type.String({ maxLength: 300, pattern: '^whsec_[A-Za-z0-9+/=_-]{8,}$' }),
  },
  { additionalProperties: false },
);

/** `unheard`: the key works, and nothing signed has come yet that would prove the other secret. */
export const StripeTest = Type.Object({
  says: Type.Enum(['fine', 'unheard', 'no_keys', 'key_refused', 'not_allowed', 'unreachable']),
});
export type StripeTest = Type.Static<typeof StripeTest>;
