-- The network someone signed in from, cut short: enough to know a place again, not to find a person.
alter table accounts_sessions add column network text not null default '';
