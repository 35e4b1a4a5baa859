import * as Type from 'typebox';
import { closed, Id, Instant, Nullable } from '../../kernel/values.ts';

export const Language = Type.Union([
  Type.Literal('en'),
  Type.Literal('de'),
  Type.Literal('fr'),
  Type.Literal('pt'),
]);
export type Language = Type.Static<typeof Language>;

/** An IANA name; the server refuses one it does not know. */
export const TimeZone = Type.String({
  maxLength: 60,
  pattern: '^[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+){0,2}$',
});

/** How the frame looks to one person; what is absent is as the product has it. */
const Look = Type.Object(
  {
    skin: Type.Optional(
      Type.Union([
        Type.Literal('light'),
        Type.Literal('dark'),
        Type.Literal('semi-dark'),
        Type.Literal('bordered'),
      ]),
    ),
    content: Type.Optional(Type.Union([Type.Literal('full'), Type.Literal('boxed')])),
    navbar: Type.Optional(
      Type.Union([
        Type.Literal('sticky'),
        Type.Literal('static'),
        Type.Literal('floating'),
        Type.Literal('hidden'),
      ]),
    ),
    footer: Type.Optional(
      Type.Union([Type.Literal('sticky'), Type.Literal('static'), Type.Literal('hidden')]),
    ),
    isMenuHidden: Type.Optional(Type.Boolean()),
    isRightToLeft: Type.Optional(Type.Boolean()),
  },
  closed,
);

/** Null: as the browser says, else as the organisation says. */
export const Preferences = Type.Object(
  { language: Nullable(Language), timeZone: Nullable(TimeZone), look: Look },
  closed,
);
export type Preferences = Type.Static<typeof Preferences>;

export const Picture = Type.Object({ avatar: Nullable(Type.String()) });

export const Address = Type.Object({ email: Type.String(), isVerified: Type.Boolean() });
export type Address = Type.Static<typeof Address>;

export const DataExport = Type.Object({
  id: Id('accounts.export'),
  state: Type.Union([Type.Literal('working'), Type.Literal('ready'), Type.Literal('failed')]),
  progress: Type.Integer({ minimum: 0, maximum: 100 }),
  createdAt: Instant,
  expiresAt: Nullable(Instant),
});
export type DataExport = Type.Static<typeof DataExport>;
export const LatestExport = Type.Object({ export: Nullable(DataExport) });

/** Typed by hand, so that nobody deletes an account by a slip. */
export const Farewell = Type.Object({ email: Type.String({ maxLength: 254 }) }, closed);
