-- Who has no line here is told ten minutes before; null: not at all.
create table agenda_reminders (
  organisation_id bigint not null,
  event_id bigint not null,
  person_id bigint not null,
  minutes integer check (minutes between 1 and 1440),
  primary key (organisation_id, event_id, person_id),
  foreign key (organisation_id, event_id) references events (organisation_id, id) on delete cascade,
  foreign key (organisation_id, person_id)
    references organisations_members (organisation_id, person_id) on delete cascade
);
