-- Organisers put the first steps of an event away; what has been shown already never had them.
alter table events add column steps_away boolean not null default false;
update events set steps_away = true where state <> 'draft';

-- A sample is there to look around in: one an organisation, never shown to anyone else.
alter table events add column is_sample boolean not null default false;
create unique index events_one_sample on events (organisation_id) where is_sample;
