import { ActionIcon, TextInput } from '@mantine/core';
import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { type KeyboardEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import classes from './entrance/entrance.module.css';

interface PasswordFieldProps {
  name?: string;
  label?: string;
  size?: 'sm' | 'md';
  /** A dialog that opens puts the cursor here. */
  isFirst?: boolean;
  autoComplete: 'current-password' | 'new-password';
  value: string;
  error: string | undefined;
  hint?: string;
  onChange: (value: string) => void;
}

export function PasswordField({
  name = 'password',
  label,
  size = 'md',
  isFirst,
  autoComplete,
  value,
  error,
  hint,
  onChange,
}: PasswordFieldProps) {
  const t = useTranslations('accounts');
  const [visible, setVisible] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const watchCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  const Eye = visible ? IconEyeOff : IconEye;
  const toggle = (
    <ActionIcon
      variant="subtle"
      color="gray"
      aria-label={t(visible ? 'hidePassword' : 'showPassword')}
      onClick={() => setVisible(!visible)}
    >
      <Eye size={18} stroke={1.75} />
    </ActionIcon>
  );
  return (
    <div>
      <TextInput
        name={name}
        type={visible ? 'text' : 'password'}
        label={label ?? t('password')}
        size={size}
        data-autofocus={isFirst}
        autoComplete={autoComplete}
        autoCapitalize="none"
        spellCheck={false}
        value={value}
        error={error}
        description={error ? undefined : hint}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        rightSection={toggle}
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={watchCapsLock}
        onKeyUp={watchCapsLock}
        onBlur={() => setCapsLock(false)}
      />
      <output className={classes.capsLock}>{capsLock && t('capsLock')}</output>
    </div>
  );
}
