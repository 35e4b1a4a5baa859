-- Who came and who went, a line each time, so that nobody waits for another's count; the sum is how
-- many are members now. Lines of the past are added up once an hour.
create table organisations_counted (
  id bigint generated always as identity,
  organisation_id bigint not null references organisations (id),
  members bigint not null,
  primary key (organisation_id, id)
);

insert into organisations_counted (organisation_id, members)
select organisation_id, count(*) from organisations_members where removed_at is null
group by organisation_id;
