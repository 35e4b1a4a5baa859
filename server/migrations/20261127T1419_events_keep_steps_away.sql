-- Organisers put the first steps of an event away; what has been shown already never had them.
alter table events add column steps_away boolean not null default false;
update events set steps_away = true where state <> 'draft';
