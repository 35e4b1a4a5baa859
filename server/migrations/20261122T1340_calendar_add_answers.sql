-- What a guest said of single repeats, by the instant their rule has them.
alter table calendar_guests add column answers jsonb not null default '{}';
