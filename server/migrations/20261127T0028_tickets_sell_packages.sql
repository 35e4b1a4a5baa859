alter table tickets drop constraint tickets_kind_check;
alter table tickets
  add constraint tickets_kind_check check (kind in ('ticket', 'add_on', 'booth', 'sponsor')),
  add column booth_tier text check (booth_tier in ('platinum', 'gold', 'silver')),
  add column sponsor_package_id bigint,
  add column pass_ticket_id bigint,
  add column passes integer not null default 0 check (passes between 0 and 20),
  add foreign key (organisation_id, event_id, sponsor_package_id)
    references sponsors_packages (organisation_id, event_id, id)
    on delete set null (sponsor_package_id),
  add foreign key (organisation_id, event_id, pass_ticket_id)
    references tickets (organisation_id, event_id, id) on delete set null (pass_ticket_id);

create index tickets_by_sponsor_package on tickets (organisation_id, sponsor_package_id);
create index tickets_by_pass_ticket on tickets (organisation_id, pass_ticket_id);
