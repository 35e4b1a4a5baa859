-- The few among all who take part.
create index events_people_team on events_people (organisation_id, event_id) where role <> 'attendee';
