import * as Type from 'typebox';
import { closed, Id, Nullable, OptionalText } from '../../kernel/values.ts';
import { Language } from '../accounts/index.ts';
import { MaybeEmail, postal, TaxNumber } from './invoices.settings.schema.ts';

const Said = (maxLength: number) => Type.String({ minLength: 1, maxLength, pattern: '\\S' });

const client = {
  name: Type.String({ minLength: 1, maxLength: 120, pattern: '\\S', description: 'A person.' }),
  company: Type.String({ maxLength: 200 }),
  email: MaybeEmail,
  phone: Type.String({ maxLength: 40 }),
  ...postal,
  taxNumber: TaxNumber,
  /** Of what is sent to them; null: the first of the organisation. */
  language: Type.Optional(Nullable(Language)),
};

export const ClientInput = Type.Object(client, closed);
export type ClientInput = Type.Static<typeof ClientInput>;
export const ClientUpdate = Type.Object(Type.Partial(Type.Object(client)).properties, closed);
export type ClientUpdate = Type.Static<typeof ClientUpdate>;
export const Client = Type.Object({ id: Id('invoices.client'), ...client });
export type Client = Type.Static<typeof Client>;

/** Whom an invoice is made out to, as who buys says it. */
export const AddressInput = Type.Object(
  {
    name: Said(120),
    company: Type.String({ maxLength: 200 }),
    phone: Type.String({ maxLength: 40 }),
    street: Said(200),
    postcode: Type.String({ maxLength: 20 }),
    city: Said(100),
    country: Type.String({ pattern: '^[A-Z]{2}$' }),
    taxNumber: TaxNumber,
  },
  closed,
);
export type AddressInput = Type.Static<typeof AddressInput>;

export const ClientQuery = Type.Object({
  q: OptionalText(200),
  sort: Type.Optional(
    Type.Enum(['name', '-name', 'company', '-company', 'city', '-city', 'country', '-country']),
  ),
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
  perPage: Type.Optional(Type.Integer({ minimum: 1, maximum: 500 })),
});
export type ClientQuery = Type.Static<typeof ClientQuery>;
export const ClientPage = Type.Object({
  clients: Type.Array(Client),
  total: Type.Integer({ description: 'Counted to 10,000.' }),
  totalIsAtLeast: Type.Optional(Type.Literal(true)),
});
