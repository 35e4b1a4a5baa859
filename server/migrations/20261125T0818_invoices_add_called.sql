-- Its number as people write it into a transfer: with nothing between, and with or without leading zeros.
alter table invoices add column called text[] not null generated always as (array[
  upper(regexp_replace(coalesce(number, ''), '[^A-Za-z0-9]', '', 'g')),
  upper(regexp_replace(
    regexp_replace(coalesce(number, ''), '(^|[^0-9])0+([0-9])', '\1\2', 'g'), '[^A-Za-z0-9]', '', 'g'))
]) stored;
create index invoices_by_called on invoices using gin (organisation_id, called) where number is not null;
