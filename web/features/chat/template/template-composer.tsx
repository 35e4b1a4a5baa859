import '../../../ui/styles/fields.css';
import { ActionIcon, Textarea } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { type KeyboardEvent, type SubmitEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import classes from './template-screen.module.css';

interface TemplateComposerProps {
  name: string;
  onSend: (text: string) => void;
}

const longest = 4_000;

/** Enter sends, with Shift it begins a new line. */
export function TemplateComposer({ name, onSend }: TemplateComposerProps) {
  const t = useTranslations('desks.template');
  const [text, setText] = useState('');
  const send = () => {
    if (text.trim() === '') return;
    onSend(text.trim());
    setText('');
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    send();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <form className={classes.composer} onSubmit={submit}>
      <Textarea
        className={classes.composerField}
        aria-label={t('writeTo', { name })}
        placeholder={t('write')}
        autosize
        minRows={1}
        maxRows={6}
        maxLength={longest}
        dir="auto"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <ActionIcon type="submit" size={36} aria-label={t('send')} disabled={text.trim() === ''}>
        <IconSend size={18} aria-hidden />
      </ActionIcon>
    </form>
  );
}
