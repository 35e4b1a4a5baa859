-- Which sheet of a workbook was read, and which were left.
alter table imports
  add column sheet text not null default '',
  add column other_sheets jsonb not null default '[]';
