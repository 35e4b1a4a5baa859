-- Whoever types "Ines" finds Inês: small letters without their accents, every other sign as it is.
create function plain_words(words text) returns text language sql immutable parallel safe as $$
  select lower(regexp_replace(normalize(words, NFD), '[\u0300-\u036f]', '', 'g'))
$$;

create or replace function organisations_fill_names() returns trigger language plpgsql as $$
begin
  select plain_words(coalesce(nullif(a.full_name, ''), a.username)),
         plain_words(concat_ws(' ', a.full_name, a.username, a.email, new.company))
    into new.sort_name, new.search_text
    from accounts a where a.id = new.person_id;
  return new;
end $$;
update organisations_members set company = company;

-- A generated column is made anew, for not every database in use can change what one is made of.
alter table bookings drop column search_text;
alter table bookings add column search_text text not null generated always as
  (plain_words(reference || ' ' || full_name || ' ' || email || ' ' || coalesce(address ->> 'company', '')
    || ' ' || summary)) stored;
create index bookings_search on bookings using gin (organisation_id, search_text gin_trgm_ops);

alter table bookings_places drop column search_text;
alter table bookings_places add column search_text text not null generated always as
  (plain_words(full_name || ' ' || email)) stored;
create index bookings_places_search
  on bookings_places using gin (organisation_id, event_id, search_text gin_trgm_ops);

alter table bookings_waiting drop column search_text;
alter table bookings_waiting add column search_text text not null generated always as
  (plain_words(full_name || ' ' || email)) stored;
create index bookings_waiting_search
  on bookings_waiting using gin (organisation_id, event_id, search_text gin_trgm_ops);

alter table invoices drop column search_text;
alter table invoices add column search_text text not null generated always as
  (plain_words(coalesce(number, '') || ' ' || client_name || ' ' || client_person || ' '
    || client_email || ' ' || service)) stored;
create index invoices_search on invoices using gin (organisation_id, search_text gin_trgm_ops);

alter table invoices_clients drop column search_text;
alter table invoices_clients add column search_text text not null generated always as
  (plain_words(name || ' ' || company || ' ' || email || ' ' || city || ' ' || tax_number)) stored;
create index invoices_clients_search
  on invoices_clients using gin (organisation_id, search_text gin_trgm_ops);

alter table payments drop column search_text;
alter table payments add column search_text text not null generated always as
  (plain_words(invoice_number || ' ' || client_name || ' ' || reference)) stored;
create index payments_search on payments using gin (organisation_id, search_text gin_trgm_ops);

alter table payments_entries drop column search_text;
alter table payments_entries add column search_text text not null generated always as
  (plain_words(payer || ' ' || text || ' ' || reference || ' ' || payer_account)) stored;
create index payments_entries_search
  on payments_entries using gin (organisation_id, search_text gin_trgm_ops);

alter table shop_orders drop column search_text;
alter table shop_orders add column search_text text not null generated always as
  (plain_words(number || ' ' || buyer_name || ' ' || (address ->> 'company') || ' ' || email || ' '
    || summary)) stored;
create index shop_orders_search on shop_orders using gin (organisation_id, search_text gin_trgm_ops);

alter table shop_products drop column search_text;
alter table shop_products add column search_text text not null generated always as
  (plain_words(name || ' ' || brand || ' ' || skus)) stored;
create index shop_products_search
  on shop_products using gin (organisation_id, search_text gin_trgm_ops);

drop index todo_tasks_search;
create index todo_tasks_search
  on todo_tasks using gin (organisation_id, plain_words(title) gin_trgm_ops);

update email_copies set search_text = plain_words(search_text)
  where search_text <> plain_words(search_text);
