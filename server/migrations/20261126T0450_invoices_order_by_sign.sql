-- Lists put what was taken back below what was billed.
create index invoices_by_sum
  on invoices (organisation_id, (case kind when 'credit_note' then -gross else gross end), id);
drop index invoices_by_gross;
