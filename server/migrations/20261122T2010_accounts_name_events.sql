-- What a link that joins leads into, as its mail calls it.
alter table accounts_links add column event text;
