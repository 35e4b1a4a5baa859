import { TextInput } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { focusOnce } from '../../../ui/focus/focus-once.ts';

interface CodeFieldProps {
  kind: 'app' | 'recovery';
  value: string;
  error: string | undefined;
  onChange: (code: string) => void;
}

/** One field, so that codes can be pasted and phones can fill them in. */
export function CodeField({ kind, value, error, onChange }: CodeFieldProps) {
  const t = useTranslations('proof');
  const isApp = kind === 'app';
  return (
    <TextInput
      key={kind}
      ref={focusOnce}
      name="code"
      label={t(isApp ? 'appCode' : 'recoveryCode')}
      description={t(isApp ? 'appHint' : 'recoveryHint')}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      size="md"
      inputMode={isApp ? 'numeric' : 'text'}
      autoComplete={isApp ? 'one-time-code' : 'off'}
      autoCapitalize="none"
      spellCheck={false}
      data-autofocus
      value={value}
      error={error}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
