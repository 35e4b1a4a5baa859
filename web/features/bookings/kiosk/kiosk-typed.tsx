import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import classes from './kiosk-screen.module.css';

interface TypedProps {
  isSending: boolean;
  onTyping: (isTyping: boolean) => void;
  onSend: (code: string, name: string) => void;
}

/** For who has no code at hand, or none that can be read. */
export function KioskTyped({ isSending, onTyping, onSend }: TypedProps) {
  const t = useTranslations('kiosk');
  const [code, setCode] = useState('');
  const [name, setName] = useState('');
  const field = {
    size: 'lg',
    autoComplete: 'off',
    spellCheck: false,
    dir: 'auto',
  } as const;
  const hear = (next: string, other: string) => onTyping(`${next}${other}` !== '');
  return (
    <form
      className={classes.typed}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (code.trim()) onSend(code.trim(), name.trim());
      }}
    >
      <TextInput
        {...field}
        label={t('code')}
        description={t('codeHint')}
        maxLength={40}
        value={code}
        onChange={({ currentTarget }) => {
          setCode(currentTarget.value);
          hear(currentTarget.value, name);
        }}
      />
      <TextInput
        {...field}
        label={t('name')}
        description={t('nameHint')}
        maxLength={200}
        value={name}
        onChange={({ currentTarget }) => {
          setName(currentTarget.value);
          hear(currentTarget.value, code);
        }}
      />
      <Button type="submit" size="lg" loading={isSending}>
        {t('go')}
      </Button>
    </form>
  );
}
