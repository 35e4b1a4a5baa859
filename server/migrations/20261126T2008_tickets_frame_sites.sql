-- The sites that may show what an event sells within their own pages.
alter table tickets_sales add column frame_sites text[] not null default '{}';
