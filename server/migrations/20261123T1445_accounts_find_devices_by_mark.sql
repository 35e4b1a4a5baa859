-- A browser is looked up by its mark alone before anybody says who they are.
create index accounts_devices_mark on accounts_devices (mark_hash);
