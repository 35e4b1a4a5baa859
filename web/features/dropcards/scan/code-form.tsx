import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import classes from './scan-panel.module.css';

/** For those without a camera: the link of a card, pasted or typed. */
export function CodeForm({ onText }: { onText: (text: string) => boolean }) {
  const t = useTranslations('dropcards.scan');
  const [text, setText] = useState('');
  const [isWrong, setWrong] = useState(false);
  return (
    <form
      className={classes.code}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setWrong(!onText(text));
      }}
    >
      <TextInput
        label={t('link')}
        dir="ltr"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={text}
        error={isWrong && t('wrong')}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setWrong(false);
        }}
      />
      <Button type="submit" variant="default">
        {t('look')}
      </Button>
    </form>
  );
}
