-- Businesses in other states of the EU may owe the tax themselves; a booking keeps how it was billed.
alter table tickets_sales add column has_reverse_charge boolean not null default false;

alter table bookings add column is_reverse_charge boolean not null default false;
