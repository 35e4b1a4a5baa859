import * as Type from 'typebox';
import { Id, Nullable, OptionalText } from '../../kernel/values.ts';
import { Role } from '../accounts/index.ts';

const closed = { additionalProperties: false } as const;

export const PeopleQuery = Type.Object({
  q: OptionalText(200),
  role: Type.Optional(Role),
  state: Type.Optional(Type.Union([Type.Literal('active'), Type.Literal('deactivated')])),
  sort: Type.Optional(
    Type.Union([
      Type.Literal('name'),
      Type.Literal('-name'),
      Type.Literal('joined'),
      Type.Literal('-joined'),
      Type.Literal('seen'),
      Type.Literal('-seen'),
    ]),
  ),
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
  perPage: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
});
export type PeopleQuery = Type.Static<typeof PeopleQuery>;

export const PersonLine = Type.Object({
  id: Id('organisations.member'),
  fullName: Type.String(),
  username: Type.String(),
  email: Type.String(),
  avatar: Nullable(Type.String()),
  company: Type.String(),
  role: Role,
  isActive: Type.Boolean(),
  isVerified: Type.Boolean(),
  joinedAt: Type.String({ format: 'date-time' }),
  lastSeenAt: Nullable(Type.String({ format: 'date-time' })),
});
export type PersonLine = Type.Static<typeof PersonLine>;

export const PeoplePage = Type.Object({ people: Type.Array(PersonLine), total: Type.Integer() });

export const PersonUpdate = Type.Object(
  {
    role: Type.Optional(Role),
    company: Type.Optional(Type.String({ maxLength: 200 })),
    isActive: Type.Optional(Type.Boolean()),
  },
  closed,
);
export type PersonUpdate = Type.Static<typeof PersonUpdate>;

export const PeopleUpdate = Type.Object(
  {
    ids: Type.Array(Id('organisations.member'), { minItems: 1, maxItems: 1000, uniqueItems: true }),
    change: PersonUpdate,
  },
  closed,
);
