-- Several admins edit the settings and the members: a change says which version it was made on.
alter table organisations add column version integer not null default 1;
alter table organisations_members add column version integer not null default 1;
