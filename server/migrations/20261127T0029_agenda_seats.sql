-- A session that was booked by itself is on the agenda of who has the seat, until they have it no more.
alter table agenda_stars add column is_seat boolean not null default false;
