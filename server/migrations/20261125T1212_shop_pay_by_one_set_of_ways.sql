-- What shops said of their ways goes into the one set of ways: a way is on that either of them had on.
-- Where nobody had said anything a shop took both.
with said as (
  select o.id as organisation_id, coalesce(s.takes_transfer, true) as transfer,
    coalesce(s.takes_on_site, true) as on_site
  from organisations o left join shop_order_settings s on s.organisation_id = o.id
  where s.organisation_id is not null
    or exists (select from shop_products p where p.organisation_id = o.id)
), usual (place, way, is_on) as (
  values (1, 'transfer', true), (2, 'on_site', false), (3, 'stripe', false)
), known as (
  select s.organisation_id, coalesce(p.ways, '[]') as ways
  from said s left join payments_settings p on p.organisation_id = s.organisation_id
), listed as (
  select k.organisation_id, w.place, w.way
  from known k, jsonb_array_elements(k.ways) with ordinality w (way, place)
  union all
  select k.organisation_id, 100 + u.place,
    jsonb_build_object('way', u.way, 'isOn', u.is_on, 'words', '{}'::jsonb)
  from known k, usual u
  where not exists (
    select from jsonb_array_elements(k.ways) w (way) where w.way ->> 'way' = u.way)
)
insert into payments_settings (organisation_id, version, ways)
select s.organisation_id, 1, jsonb_agg(
  case l.way ->> 'way'
    when 'transfer' then l.way || jsonb_build_object('isOn', (l.way -> 'isOn')::boolean or s.transfer)
    when 'on_site' then l.way || jsonb_build_object('isOn', (l.way -> 'isOn')::boolean or s.on_site)
    else l.way end order by l.place)
from said s join listed l on l.organisation_id = s.organisation_id
group by s.organisation_id
on conflict (organisation_id) do update
  set ways = excluded.ways, version = payments_settings.version + 1;

alter table shop_order_settings drop column takes_transfer, drop column takes_on_site;

-- What is paid at once is kept for its buyer only so long.
alter table shop_orders add column kept_until timestamptz,
  drop constraint shop_orders_way_check,
  add constraint shop_orders_way_check check (way in ('transfer', 'on_site', 'stripe', 'free'));
create index shop_orders_kept on shop_orders (kept_until) where state = 'placed';
