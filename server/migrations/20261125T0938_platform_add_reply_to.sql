-- Whom an answer reaches; none: whoever the house writes as.
alter table mail_messages add column reply_to text;
