import type { FiguresQuery, PaymentKind, PaymentWay } from '@plenum/contract';
import type { Db } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';

export interface MovedRow {
  currency: string;
  day: string;
  way: PaymentWay;
  kind: PaymentKind;
  /** A text: it may be larger than a number holds. */
  amount: string;
}

export const findMoved = (db: Db, organisationId: number, { from, until }: FiguresQuery) =>
  db.rows<MovedRow>(
    sql`select currency, paid_on::text as day, way, kind, sum(amount)::text as amount from payments
        where organisation_id = ${organisationId} and state = 'paid'
          and paid_on between ${from} and ${until}
        group by 1, 2, 3, 4 order by way`,
  );
