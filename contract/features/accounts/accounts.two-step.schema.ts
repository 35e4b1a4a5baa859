import * as Type from 'typebox';
import { closed, Id, Instant, Nullable } from '../../kernel/values.ts';

const Ticket = Type.String({ minLength: 20, maxLength: 200 });

/** The password was right; the answer to a sign-in that asks for more. */
export const SecondStepAsked = Type.Object({
  ticket: Type.String({ description: 'Names this sign-in for five minutes.' }),
  methods: Type.Array(
    Type.Union([Type.Literal('app'), Type.Literal('recovery'), Type.Literal('passkey')]),
  ),
});
export type SecondStepAsked = Type.Static<typeof SecondStepAsked>;

/** Six digits of the app, or one of the recovery codes. */
const StepCode = Type.String({ minLength: 6, maxLength: 20, pattern: '^[A-Za-z0-9 -]+$' });

export const SecondStep = Type.Object({ ticket: Ticket, code: StepCode }, closed);
export const CodeOnly = Type.Object({ code: StepCode }, closed);

export const Passkey = Type.Object({
  id: Id('accounts.passkey'),
  name: Type.String(),
  createdAt: Instant,
  lastUsedAt: Nullable(Instant),
});
export type Passkey = Type.Static<typeof Passkey>;

export const TwoStep = Type.Object({
  isOn: Type.Boolean(),
  recoveryCodesLeft: Type.Integer(),
  passkeys: Type.Array(Passkey),
});
export type TwoStep = Type.Static<typeof TwoStep>;

export const AppSecret = Type.Object({
  secret: Type.String({ description: 'For typing it into the app.' }),
  uri: Type.String({ description: 'For the QR code: otpauth://…' }),
});
export type AppSecret = Type.Static<typeof AppSecret>;

export const RecoveryCodes = Type.Object({ recoveryCodes: Type.Array(Type.String()) });

/**
 * What the browser’s own WebAuthn calls take and give; the server checks every part of it. Not
 * Type.Record: every form in the browser would pay ten kilobytes for its machinery.
 */
const Handed = Type.Unsafe<Record<string, unknown>>({ type: 'object', additionalProperties: true });

export const PasskeyCeremony = Type.Object({ ticket: Type.String(), options: Handed });
export const NewPasskey = Type.Object(
  { ticket: Ticket, name: Type.String({ minLength: 1, maxLength: 60 }), response: Handed },
  closed,
);
export const PasskeyProof = Type.Object({ ticket: Ticket, response: Handed }, closed);

/** One of the three: whoever has two-step sign-in on shows a code or a passkey, not the password. */
export const Confirmation = Type.Object(
  {
    password: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
    code: Type.Optional(StepCode),
    passkey: Type.Optional(PasskeyProof),
  },
  closed,
);
export type Confirmation = Type.Static<typeof Confirmation>;
