-- What a ticket costs at first has a name, and what it costs later a moment or a number from which.
alter table tickets
  add column price_name jsonb not null default '{}',
  add column later_prices jsonb not null default '[]';

-- A line keeps which of the prices it was booked at.
update bookings set lines = (
  select coalesce(jsonb_agg(line || '{"priceName": {}}' order by place), '[]')
  from jsonb_array_elements(lines) with ordinality as l (line, place));
