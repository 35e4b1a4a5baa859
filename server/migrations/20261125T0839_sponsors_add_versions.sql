-- Several people edit sponsors and packages: a change says which version it was made on.
alter table sponsors add column version integer not null default 1;
alter table sponsors_packages add column version integer not null default 1;
