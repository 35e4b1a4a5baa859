import type { PaymentKind, PaymentState } from '@plenum/contract';
import type { Db } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';

export interface KeysRow {
  key: Buffer;
  hookSecret: Buffer;
  ending: string;
  isLive: boolean;
}

interface KnownKeysRow extends KeysRow {
  heardAt: Date | null;
}

export const findKeys = (db: Db, organisationId: number) =>
  db.row<KnownKeysRow>(
    sql`select stripe_key as key, stripe_hook_secret as "hookSecret", stripe_ending as ending,
          stripe_is_live as "isLive", stripe_heard_at as "heardAt"
        from payments_settings where organisation_id = ${organisationId} and stripe_key is not null`,
  );

export const putKeys = (db: Db, organisationId: number, hook: string, keys: KeysRow) =>
  db.run(
    sql`insert into payments_settings (organisation_id, stripe_key, stripe_hook_secret,
          stripe_ending, stripe_is_live, stripe_hook)
        values (${organisationId}, ${keys.key}, ${keys.hookSecret}, ${keys.ending}, ${keys.isLive},
          ${hook})
        on conflict (organisation_id) do update set stripe_key = excluded.stripe_key,
          stripe_hook_secret = excluded.stripe_hook_secret,
          stripe_ending = excluded.stripe_ending, stripe_is_live = excluded.stripe_is_live,
          stripe_hook = excluded.stripe_hook, stripe_heard_at = null, refunds_asked_at = null`,
  );

export const removeKeys = (db: Db, organisationId: number) =>
  db.run(
    sql`update payments_settings set stripe_key = null, stripe_hook_secret = null,
          stripe_ending = '', stripe_is_live = false, stripe_hook = null, stripe_heard_at = null
        where organisation_id = ${organisationId}`,
  );

/** To the minute: what is said often is not written down each time. */
export const noteHeard = (db: Db, organisationId: number, at: Date) =>
  db.run(
    sql`update payments_settings set stripe_heard_at = ${at}
        where organisation_id = ${organisationId} and stripe_hook is not null
          and (stripe_heard_at is null or stripe_heard_at < ${at}::timestamptz - interval '1 minute')`,
  );

/** Of whatever organisation: what comes there is believed by its signature alone. */
export const findHooked = (db: Db, hook: string) =>
  db.row<{ organisationId: number; hookSecret: Buffer }>(
    sql`select organisation_id as "organisationId", stripe_hook_secret as "hookSecret"
        from payments_settings where stripe_hook = ${hook}`,
  );

export interface ProvidedRow {
  id: number;
  kind: PaymentKind;
  state: PaymentState;
  invoiceId: number;
  amount: number;
  currency: string;
  refundOf: number | null;
  providerId: string | null;
  providerCharge: string | null;
  createdAt: Date;
}

const columns = sql`p.id, p.kind, p.state, p.invoice_id as "invoiceId", p.amount, p.currency,
  p.refund_of as "refundOf", p.provider_id as "providerId", p.provider_charge as "providerCharge",
  p.created_at as "createdAt"`;

export const findProvided = (db: Db, organisationId: number, id: number) =>
  db.row<ProvidedRow>(
    sql`select ${columns} from payments p
        where p.organisation_id = ${organisationId} and p.id = ${id} and p.way = 'stripe'`,
  );

export const findByProvider = (db: Db, organisationId: number, providerId: string) =>
  db.row<{ id: number }>(
    sql`select id from payments
        where organisation_id = ${organisationId} and provider_id = ${providerId}`,
  );

/** What a charge of Stripe paid. */
export const findByCharge = (db: Db, organisationId: number, charge: string) =>
  db.row<{ id: number }>(
    sql`select id from payments where organisation_id = ${organisationId}
          and kind = 'payment' and way = 'stripe' and provider_charge = ${charge}`,
  );

/** One that was begun for the same a moment ago: its payer goes on there. */
export const findBegun = (
  db: Db,
  organisationId: number,
  { invoiceId, amount, since }: { invoiceId: number; amount: number; since: Date },
) =>
  db.row<{ url: string }>(
    sql`select provider_url as url from payments
        where organisation_id = ${organisationId} and invoice_id = ${invoiceId}
          and way = 'stripe' and state = 'started' and amount = ${amount}
          and created_at > ${since} and provider_url is not null
        order by id desc limit 1`,
  );

/** Where its payer may still be on the way. */
export const findStarted = (db: Db, organisationId: number, invoiceId: number) =>
  db.rows<{ id: number; providerId: string }>(
    sql`select id, provider_id as "providerId" from payments
        where organisation_id = ${organisationId} and invoice_id = ${invoiceId}
          and way = 'stripe' and kind = 'payment' and state = 'started'
          and provider_id is not null
        order by id`,
  );

export const updateProvider = (
  db: Db,
  organisationId: number,
  id: number,
  { providerId, url = null }: { providerId: string; url?: string | null },
) =>
  db.run(
    sql`update payments set provider_id = ${providerId}, provider_url = ${url}
        where organisation_id = ${organisationId} and id = ${id}`,
  );

export const updateCharge = (db: Db, organisationId: number, id: number, charge: string) =>
  db.run(
    sql`update payments set provider_charge = ${charge}
        where organisation_id = ${organisationId} and id = ${id}`,
  );

/** What nobody told the end of, longest not asked for first; each is asked for by one round. */
export const takeUndecided = (db: Db, { now, before }: { now: Date; before: Date }) =>
  db.rows<{ organisationId: number; id: number; kind: PaymentKind }>(
    sql`update payments p set asked_at = ${now}
        from (select organisation_id, id from payments
              where way = 'stripe' and state in ('started', 'pending', 'asked')
                and coalesce(asked_at, created_at) < ${before}
              order by coalesce(asked_at, created_at) limit 100 for no key update skip locked) due
        where p.organisation_id = due.organisation_id and p.id = due.id
        returning p.organisation_id as "organisationId", p.id, p.kind`,
  );

/** Longest not asked first; each is asked by one round. */
export const takeUnasked = (db: Db, { now, before }: { now: Date; before: Date }) =>
  db.rows<{ organisationId: number; askedAt: Date | null }>(
    sql`update payments_settings s set refunds_asked_at = ${now}
        from (select organisation_id, refunds_asked_at from payments_settings
              where stripe_key is not null
                and (refunds_asked_at is null or refunds_asked_at < ${before})
              order by refunds_asked_at nulls first limit 50 for no key update skip locked) due
        where s.organisation_id = due.organisation_id
        returning s.organisation_id as "organisationId", due.refunds_asked_at as "askedAt"`,
  );
