-- Whether what goes live on a stage is kept, also where nobody is there to say so.
alter table stages add column is_recorded boolean not null default true;
