-- When Stripe last said something that bore the right signature, since its keys were set.
alter table payments_settings add stripe_heard_at timestamptz;
