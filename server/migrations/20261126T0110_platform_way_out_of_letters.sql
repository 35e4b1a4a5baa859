-- Where mail programs end letters of this kind for their reader with one click (RFC 8058).
alter table mail_secrets add column stop_link text;
