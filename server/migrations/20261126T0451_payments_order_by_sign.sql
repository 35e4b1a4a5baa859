-- Lists put what went back below what came in.
create index payments_by_sum
  on payments (organisation_id, (case kind when 'refund' then -amount else amount end), id);
drop index payments_by_amount;
