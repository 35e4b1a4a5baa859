-- What was said in a recording, in one language.
create table stages_captions (
  organisation_id bigint not null,
  run_id bigint not null,
  language text not null,
  version integer not null default 1,
  primary key (organisation_id, run_id, language),
  foreign key (organisation_id, run_id) references stages_runs (organisation_id, id) on delete cascade
);

create table stages_cues (
  organisation_id bigint not null,
  run_id bigint not null,
  language text not null,
  position integer not null,
  from_ms integer not null,
  until_ms integer not null,
  text text not null,
  -- the text as it is searched: without accents and capitals
  plain text not null,
  words tsvector not null generated always as (to_tsvector('simple', plain)) stored,
  primary key (organisation_id, run_id, language, position),
  foreign key (organisation_id, run_id, language)
    references stages_captions (organisation_id, run_id, language) on delete cascade,
  check (from_ms >= 0 and until_ms > from_ms)
);
create index stages_cues_words on stages_cues using gin (words);

-- Where its parts begin: a list of { at, title }, at in seconds.
alter table stages_runs add column chapters jsonb not null default '[]';
alter table stages_runs add column chapters_version integer not null default 0;
