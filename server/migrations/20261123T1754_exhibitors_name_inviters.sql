-- Null: asked before it was noted, as if by an organiser.
alter table exhibitors_invited add column invited_by bigint references accounts (id) on delete set null;
