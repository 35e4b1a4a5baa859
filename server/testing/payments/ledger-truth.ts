import type { Db } from '../../platform/db/db.ts';
import { sql } from '../../platform/db/sql.ts';
import type { StripeDouble } from './stripe-double.ts';
import type { DoubleSession } from './stripe-double-page.ts';
import { paidBack, type Payers, transferred } from './payers.ts';

interface Row {
  kind: 'payment' | 'refund';
  way: string;
  state: string;
  amount: number;
  provider: string | null;
  /** How whoever wrote it down calls it. */
  name: string;
  invoice: number;
}

/** Whatever the ledger has that did not happen, or has not, or not once; nothing when it is right. */
export async function faultsIn(db: Db, double: StripeDouble, payers: Payers): Promise<string[]> {
  const rows = await db.rows<Row>(
    sql`select p.kind, p.way, p.state, p.amount, p.provider_id as provider,
          p.invoice_id as invoice,
          case p.kind when 'payment' then p.reference else coalesce((
            select min(c.why) from payments_changes c where c.organisation_id = p.organisation_id
              and c.payment_id = p.id and c.state = 'asked'), '') end as name
        from payments p`,
  );
  return [
    ...sessionFaults(rows, double),
    ...writtenFaults(rows, payers),
    ...refundFaults(rows, double),
    ...(await balanceFaults(db, rows)),
  ];
}

function sessionFaults(rows: readonly Row[], { sessions }: StripeDouble): string[] {
  const known = rows.filter(({ way, kind }) => way === 'stripe' && kind === 'payment');
  const faults = known.flatMap(({ provider, state }) => {
    const isInvented = state === 'paid' && !sessions.get(provider ?? '')?.isPaid;
    return isInvented ? [`${provider} is paid here alone`] : [];
  });
  for (const session of sessions.values()) {
    const found = known.filter(({ provider }) => provider === session.id);
    const wanted = wantedOf(session);
    // Nobody was led on to what we have no row of.
    if (found.length === 0 && wanted === 'started') continue;
    const said = found.map(({ state, amount }) => `${state} ${amount}`).join();
    if (said !== `${wanted} ${session.amount}`) {
      faults.push(`${session.id} is ${wanted} ${session.amount}, here: ${said}`);
    }
  }
  return faults;
}

function wantedOf({ status, isPaid, fault }: DoubleSession): string {
  if (status === 'expired') return 'expired';
  if (status === 'open') return 'started';
  if (isPaid) return 'paid';
  return fault ? 'failed' : 'pending';
}

function writtenFaults(rows: readonly Row[], { transfers, refunds }: Payers): string[] {
  const kinds = [
    { names: transfers, amount: transferred, of: rows.filter(({ way }) => way === 'transfer') },
    { names: refunds, amount: paidBack, of: rows.filter(({ kind }) => kind === 'refund') },
  ];
  return kinds.flatMap(({ names, amount, of }) => [
    ...[...names].flatMap((name) => {
      const found = of.filter((row) => row.name === name && row.amount === amount).length;
      return found === 1 ? [] : [`${name} was acknowledged once and is there ${found} times`];
    }),
    ...(of.length === names.size ? [] : [`${of.length} are there of ${names.size}`]),
  ]);
}

function refundFaults(rows: readonly Row[], { refunds }: StripeDouble): string[] {
  const here = rows.filter(({ kind }) => kind === 'refund');
  const faults = here.flatMap(({ name, state, provider }) =>
    state === 'paid' && provider && refunds.has(provider) ? [] : [`refund ${name} is ${state}`],
  );
  return here.length === refunds.size ? faults : [...faults, `${refunds.size} were paid back`];
}

async function balanceFaults(db: Db, rows: readonly Row[]): Promise<string[]> {
  const sums = new Map<number, number>();
  for (const { invoice, kind, state, amount } of rows) {
    const moved = state === 'paid' ? (kind === 'payment' ? amount : -amount) : 0;
    sums.set(invoice, (sums.get(invoice) ?? 0) + moved);
  }
  const invoices = await db.rows<{ id: number; paid: number }>(sql`select id, paid from invoices`);
  return invoices.flatMap(({ id, paid }) =>
    paid === (sums.get(id) ?? 0) ? [] : [`invoice ${id} says ${paid}, not ${sums.get(id)}`],
  );
}
