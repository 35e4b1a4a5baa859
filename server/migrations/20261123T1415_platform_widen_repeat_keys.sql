-- An answer is kept as it left, with its status. What was kept otherwise is no older than a day.
delete from repeat_keys;

alter table repeat_keys drop column result;
alter table repeat_keys add column status smallint;
alter table repeat_keys add column answer text;
