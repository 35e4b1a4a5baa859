import * as Type from 'typebox';
import { Amount, Currency } from '../../kernel/currency.ts';
import { TaxSum } from '../invoices/index.ts';
import { PaymentWay } from './payments.schema.ts';

export const FiguresQuery = Type.Object({
  from: Type.String({ format: 'date' }),
  until: Type.String({ format: 'date', description: 'At most a year after the first day.' }),
});
export type FiguresQuery = Type.Static<typeof FiguresQuery>;

const moved = { received: Amount, refunded: Amount };

/** What was billed in a period, and what came and went in it; amounts of credit notes are taken off. */
export const CurrencyFigures = Type.Object({
  currency: Currency,
  net: Amount,
  tax: Amount,
  gross: Amount,
  ...moved,
  open: Type.Integer({ description: 'Still to be paid today, whenever it was billed.' }),
  overdue: Amount,
  taxes: Type.Array(TaxSum),
  ways: Type.Array(Type.Object({ way: PaymentWay, ...moved })),
  parts: Type.Array(
    Type.Object({
      day: Type.String({ format: 'date', description: 'Its only day, or the first of its month.' }),
      billed: Amount,
      ...moved,
    }),
  ),
});
export type CurrencyFigures = Type.Static<typeof CurrencyFigures>;

export const MoneyFigures = Type.Object({
  step: Type.Enum(['day', 'month'], { description: 'Months, from two of them on.' }),
  currencies: Type.Array(CurrencyFigures, { description: 'The one most was billed in first.' }),
});
export type MoneyFigures = Type.Static<typeof MoneyFigures>;
