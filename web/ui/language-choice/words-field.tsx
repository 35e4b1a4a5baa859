import { TextInput } from '@mantine/core';
import type { Texts } from '@plenum/contract';
import type { Locale } from '../../platform/config.ts';
import { withText } from './texts.ts';

interface WordsFieldProps {
  name?: string;
  label: string;
  language: Locale;
  maxLength: number;
  value: Texts;
  error?: string | undefined;
  onChange: (texts: Texts) => void;
}

/** Words in the language that is being written; what they are in another one stands behind. */
export function WordsField({ language, value, onChange, ...field }: WordsFieldProps) {
  const other = Object.values(value).find(Boolean);
  return (
    <TextInput
      {...field}
      lang={language}
      dir="auto"
      placeholder={value[language] ? undefined : other}
      value={value[language] ?? ''}
      onChange={({ currentTarget }) => onChange(withText(value, language, currentTarget.value))}
    />
  );
}
