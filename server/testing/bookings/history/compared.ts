import type { BookingState } from '@plenum/contract';
import type { Db } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';
import { hashOfToken } from '../../../platform/token-hash.ts';
import type { StripeDouble } from '../../payments/stripe-double.ts';
import type { Remembered, Wish } from './remembered.ts';

interface Whose {
  organisationId: number;
  eventId: number;
}

/** What the database has, against what everyone outside was told; nothing when it is the same. */
export async function differencesTo(
  db: Db,
  whose: Whose,
  { wishes, transfers, checks }: Remembered,
  double: StripeDouble,
): Promise<string[]> {
  return [
    ...(await wishFaults(db, whose, wishes)),
    ...(await transferFaults(db, whose, transfers)),
    ...(await doorFaults(db, whose, checks)),
    ...(await cardFaults(db, whose, double)),
  ];
}

interface Row {
  hash: string;
  state: BookingState;
  people: { id: number; email: string }[];
}

async function wishFaults(db: Db, { organisationId, eventId }: Whose, wishes: readonly Wish[]) {
  const rows = await db.rows<Row>(
    sql`select encode(b.token_hash, 'hex') as hash, b.state, (
            select jsonb_agg(jsonb_build_object('id', p.id, 'email', p.email))
            from bookings_places p where p.organisation_id = b.organisation_id
              and p.booking_id = b.id and not p.is_cancelled) as people
        from bookings b where b.organisation_id = ${organisationId} and b.event_id = ${eventId}`,
  );
  const found = new Map(rows.map((row) => [row.hash, row]));
  const count = `${rows.length} bookings are there of ${wishes.length} that somebody was told of`;
  return [
    ...(rows.length === wishes.length ? [] : [count]),
    ...wishes.flatMap((wish) => {
      const row = found.get(hashOfToken(wish.token).toString('hex'));
      return row ? faultsOf(wish, row) : ['a booking that somebody was told of is gone'];
    }),
  ];
}

function faultsOf({ isGivenUp, isBooked, isCancelled, emails }: Wish, { state, people }: Row) {
  const may: BookingState[] = isCancelled
    ? ['cancelled']
    : isBooked
      ? ['pending', 'confirmed', 'cancelled']
      : isGivenUp
        ? ['expired']
        : ['held', 'expired'];
  return [
    ...(may.includes(state) ? [] : [`${state} is not ${may.join(' or ')}`]),
    ...(people ?? []).flatMap(({ id, email }) =>
      email === (emails.get(id) ?? '') ? [] : [`place ${id} is of ${email}, not ${emails.get(id)}`],
    ),
  ];
}

async function transferFaults(
  db: Db,
  { organisationId }: Whose,
  transfers: ReadonlyMap<string, number>,
) {
  const rows = await db.rows<{ reference: string; amount: number }>(
    sql`select reference, amount from payments
        where organisation_id = ${organisationId} and kind = 'payment' and way = 'transfer'`,
  );
  const wrong = [...transfers].filter(
    ([name, amount]) =>
      rows.filter((row) => row.reference === name && row.amount === amount).length !== 1,
  );
  return rows.length === transfers.size && wrong.length === 0
    ? []
    : [`${rows.length} transfers are there of ${transfers.size}, ${wrong.length} of them wrong`];
}

async function doorFaults(
  db: Db,
  { organisationId, eventId }: Whose,
  checks: ReadonlyMap<string, string>,
) {
  const rows = await db.rows<{ key: string; result: string }>(
    sql`select key, result from bookings_checks
        where organisation_id = ${organisationId} and event_id = ${eventId} and result <> 'back'`,
  );
  const kept = new Map(rows.map(({ key, result }) => [key, result]));
  return [...checks].flatMap(([key, result]) =>
    kept.get(key) === result ? [] : [`the door said ${result}, its book ${kept.get(key)}`],
  );
}

/** What the provider took is there once, and what it did not take is not there. */
async function cardFaults(db: Db, { organisationId }: Whose, { sessions }: StripeDouble) {
  const rows = await db.rows<{ provider: string; state: string; amount: number }>(
    sql`select provider_id as provider, state, amount from payments
        where organisation_id = ${organisationId} and kind = 'payment' and way = 'stripe'
          and provider_id is not null`,
  );
  return rows.flatMap(({ provider, state, amount }) => {
    const session = sessions.get(provider);
    const isRight = (state === 'paid') === (session?.isPaid ?? false);
    return isRight && session?.amount === amount ? [] : [`${provider} is ${state} here`];
  });
}
