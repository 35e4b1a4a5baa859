import { Button, Menu, Textarea, TextInput } from '@mantine/core';
import type { LetterInput, MyEvent } from '@plenum/contract';
import {
  bookersFields,
  type LetterField,
  letterFields,
  unknownFields,
} from '@plenum/contract/kernel/letter-fields.ts';
import { IconBraces } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { languages as names, type Locale } from '../../../platform/config.ts';
import type { Fields } from '../../../ui/form/use-fields.ts';
import { LanguageChoice } from '../../../ui/language-choice/language-choice.tsx';
import { filledIn, withText } from '../../../ui/language-choice/texts.ts';
import classes from './letters.module.css';

interface LetterWordsProps {
  form: Fields<LetterInput>;
  event: MyEvent;
}

type Typed = HTMLInputElement | HTMLTextAreaElement;

/** Subject and text in each language of the event; what is different for each reader comes from a menu. */
export function LetterWords({ form: { values, errors, set }, event }: LetterWordsProps) {
  const t = useTranslations('booking-letters');
  const [language, setLanguage] = useState<Locale>(event.languages[0] ?? 'en');
  const last = useRef<Typed>(null);
  const write = (name: 'subject' | 'text', words: string) =>
    set(name, withText(values[name], language, words));
  const insert = (field: LetterField) => {
    const name = last.current?.name === 'subject' ? 'subject' : 'text';
    const words = values[name][language] ?? '';
    const from = last.current?.selectionStart ?? words.length;
    const until = last.current?.selectionEnd ?? words.length;
    write(name, `${words.slice(0, from)}{${field}}${words.slice(until)}`);
  };
  const fieldOf = (name: 'subject' | 'text') => {
    const words = values[name][language] ?? '';
    const [unknown] = unknownFields(words, values.to === 'bookers');
    return {
      name,
      lang: language,
      dir: 'auto' as const,
      value: words,
      error: errors[name] ?? (unknown && t('unknown', { field: unknown })),
      onFocus: ({ currentTarget }: { currentTarget: Typed }) => {
        last.current = currentTarget;
      },
      onChange: ({ currentTarget }: { currentTarget: Typed }) => write(name, currentTarget.value),
    };
  };
  const of = { language: names[language] };
  const isOnly = event.languages.length < 2;
  return (
    <>
      <LanguageChoice
        languages={event.languages}
        value={language}
        filled={filledIn(values.subject, values.text)}
        onChange={setLanguage}
      />
      <TextInput
        label={isOnly ? t('fields.subject') : t('subjectIn', of)}
        maxLength={200}
        {...fieldOf('subject')}
      />
      <Textarea
        label={isOnly ? t('fields.text') : t('textIn', of)}
        description={t('textHint')}
        rows={10}
        maxLength={10_000}
        {...fieldOf('text')}
      />
      <InsertMenu isForBookers={values.to === 'bookers'} onInsert={insert} />
    </>
  );
}

interface InsertMenuProps {
  isForBookers: boolean;
  onInsert: (field: LetterField) => void;
}

function InsertMenu({ isForBookers, onInsert }: InsertMenuProps) {
  const t = useTranslations('booking-letters');
  const offered = letterFields.filter((field) => isForBookers || !bookersFields.includes(field));
  return (
    <div className={classes.insert}>
      <Menu position="bottom-start" withinPortal={false}>
        <Menu.Target>
          <Button variant="default" leftSection={<IconBraces size={18} aria-hidden />}>
            {t('insert')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {offered.map((field) => (
            <Menu.Item key={field} onClick={() => onInsert(field)}>
              {t(`insertable.${field}`)}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    </div>
  );
}
