import { Button, TextInput } from '@mantine/core';
import type { PublicOffer } from '@plenum/contract';
import { IconDiscount2 } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import classes from './code-field.module.css';

interface CodeFieldProps {
  code: string;
  found: PublicOffer['code'];
  onCode: (code: string) => void;
}

/** Out of the way of all who have none. */
export function CodeField({ code, found, onCode }: CodeFieldProps) {
  const t = useTranslations('booking-page.register');
  const [isOpen, setOpen] = useState(code !== '');
  const [typed, setTyped] = useState(code);
  if (!isOpen) {
    return (
      <div>
        <Button
          variant="subtle"
          leftSection={<IconDiscount2 size={18} aria-hidden />}
          onClick={() => setOpen(true)}
        >
          {t('haveCode')}
        </Button>
      </div>
    );
  }
  const isWrong = code !== '' && found?.code === code && !found.isValid;
  return (
    <div className={classes.code}>
      <TextInput
        label={t('code')}
        name="code"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        dir="ltr"
        value={typed}
        error={isWrong && t('codeWrong')}
        description={found?.isValid && found.code === code ? t('codeRight') : undefined}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          onCode(typed.trim());
        }}
      />
      <Button variant="default" onClick={() => onCode(typed.trim())}>
        {t('useCode')}
      </Button>
    </div>
  );
}
