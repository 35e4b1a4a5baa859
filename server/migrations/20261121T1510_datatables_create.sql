create table datatables_employees (
  id bigint generated always as identity,
  organisation_id bigint not null references organisations (id),
  avatar text not null default '',
  full_name text not null,
  post text not null,
  email text not null,
  city text not null,
  started_on date not null,
  salary_cents integer not null check (salary_cents >= 0),
  age smallint not null check (age between 14 and 120),
  experience_years smallint not null check (experience_years >= 0),
  status smallint not null check (status between 1 and 5),
  primary key (organisation_id, id)
);
