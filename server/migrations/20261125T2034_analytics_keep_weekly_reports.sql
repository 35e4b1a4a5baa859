-- Who has the report mailed every Monday, in which organisation.
create table analytics_weekly (
  organisation_id bigint not null,
  person_id bigint not null,
  is_on boolean not null,
  -- of the browser it was turned on in; what the person chose for their account goes first
  time_zone text not null,
  -- the Monday that was seen to last: none is sent for it again
  asked_for date not null,
  -- the Monday whose report was written last
  sent_for date,
  -- of the link in the mails that turns them off
  token_hash bytea not null unique,
  primary key (organisation_id, person_id),
  foreign key (organisation_id, person_id)
    references organisations_members (organisation_id, person_id) on delete cascade
);
create index analytics_weekly_by_monday on analytics_weekly (asked_for) where is_on;
