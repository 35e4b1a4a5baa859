-- Whom the host muted is not heard until they turn their microphone on again.
alter table stages_guests
  add column is_muted boolean not null default false,
  add check (not (is_muted and is_host));
