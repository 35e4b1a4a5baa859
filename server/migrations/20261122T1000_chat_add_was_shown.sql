-- Whether everybody could see it once: of what never was, others see no trace.
alter table chat_lines add was_shown boolean not null default true;
