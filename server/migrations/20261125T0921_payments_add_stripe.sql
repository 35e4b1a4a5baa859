-- Payments through Stripe. What is known of one there, and when it was last asked for.
alter table payments
  drop constraint payments_way_check,
  drop constraint payments_state_check,
  add constraint payments_way_check check (way in ('transfer', 'on_site', 'stripe')),
  add constraint payments_state_check
    check (state in ('started', 'pending', 'asked', 'paid', 'failed', 'expired')),
  add column provider_id text,
  add column provider_charge text,
  add column provider_url text,
  add column asked_at timestamptz;
create unique index payments_by_provider on payments (organisation_id, provider_id)
  where provider_id is not null;
create index payments_undecided on payments (asked_at, created_at)
  where way = 'stripe' and state in ('started', 'pending', 'asked');

-- Keys are sealed with a secret of the server, and lead nobody anywhere by themselves.
alter table payments_settings
  add column stripe_key bytea,
  add column stripe_hook_secret bytea,
  add column stripe_ending text not null default '',
  add column stripe_is_live boolean not null default false,
  add column stripe_hook text unique;
