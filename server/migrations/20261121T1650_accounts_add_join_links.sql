-- A link into an event: it never ends, or is ended by, an invitation to help run the organisation.
alter table accounts_links drop constraint accounts_links_kind_check;
alter table accounts_links add constraint accounts_links_kind_check
  check (kind in ('verify', 'reset', 'invite', 'join'));
