-- What a year is told from: sums of whole months, of what is shown as shares. Days would be two
-- hundred thousand lines.
create table analytics_months (
  organisation_id bigint not null references organisations,
  month date not null,
  what text not null,
  name text not null,
  views bigint not null,
  visits bigint not null,
  primary key (organisation_id, month, what, name),
  check (month = date_trunc('month', month)::date),
  check (what in ('screen', 'device', 'country', 'source'))
);

insert into analytics_months (organisation_id, month, what, name, views, visits)
select organisation_id, date_trunc('month', day)::date, what, name, sum(views), sum(visits)
from analytics_days where what in ('screen', 'device', 'country', 'source')
group by 1, 2, 3, 4;
