import { Textarea, TextInput } from '@mantine/core';
import type { Texts } from '@plenum/contract';
import { languages as names, type Locale } from '../../platform/config.ts';

interface WordsFieldsProps {
  name: string;
  /** Says what it is in which language. */
  label: (language: string) => string;
  languages: readonly Locale[];
  value: Texts;
  maxLength: number;
  isLong?: boolean;
  error: string | undefined;
  onChange: (value: Texts) => void;
}

/** The same words in each of the event's languages; a fault stands at the first. */
export function WordsFields(props: WordsFieldsProps) {
  const { name, label, languages, value, maxLength, isLong = false, error, onChange } = props;
  return languages.map((language, place) => {
    const field = {
      name: place === 0 ? name : `${name}-${language}`,
      label: label(names[language]),
      lang: language,
      maxLength,
      value: value[language] ?? '',
      error: place === 0 && error,
      onChange: (event: { currentTarget: { value: string } }) =>
        onChange({ ...value, [language]: event.currentTarget.value }),
    };
    return isLong ? (
      <Textarea key={language} rows={2} {...field} />
    ) : (
      <TextInput key={language} {...field} />
    );
  });
}
