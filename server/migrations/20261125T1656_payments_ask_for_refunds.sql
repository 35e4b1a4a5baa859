-- When the provider was last asked which refunds were made there.
alter table payments_settings add column refunds_asked_at timestamptz;

create index payments_settings_asked on payments_settings (refunds_asked_at)
  where stripe_key is not null;
