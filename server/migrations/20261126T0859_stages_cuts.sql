-- What of a recording is shown: seconds, parts and films, as the media process said; null: all of it.
alter table stages_runs add column cut jsonb;
-- Whether those who take part may save it.
alter table stages_runs add column is_downloadable boolean not null default false;
-- Where consents are kept that were not given here; who said so is in the audit.
alter table stages_runs add column written_consent text;
