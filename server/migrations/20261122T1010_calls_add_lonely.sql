-- Since when one of both has no window open: a call nobody can hang up any more ends by itself.
alter table calls add column lonely_since timestamptz;
