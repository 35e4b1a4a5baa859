import { ActionIcon, Button, TextInput } from '@mantine/core';
import type { BookingQuestionInput, QuestionOption } from '@plenum/contract';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import type { Locale } from '../../../platform/config.ts';
import type { Fields } from '../../../ui/form/use-fields.ts';
import { withText } from '../../../ui/language-choice/texts.ts';
import { nextOptionId } from '../tickets.values.ts';
import classes from '../tickets.module.css';

interface OptionFieldsProps {
  form: Fields<BookingQuestionInput>;
  language: Locale;
  /** What it had before, whose numbers answers keep. */
  known: readonly QuestionOption[];
}

const mostOptions = 30;
const mostIds = 50;

export function OptionFields({ form, language, known }: OptionFieldsProps) {
  const t = useTranslations('tickets.options');
  const { values, errors, set } = form;
  const { options } = values;
  const next = nextOptionId(options, known);
  return (
    <fieldset className={classes.fields}>
      <legend>{t('title')}</legend>
      {options.map(({ id, text }, place) => (
        <div key={id} className={classes.option}>
          <TextInput
            name={`option-${id}`}
            aria-label={t('option', { number: place + 1 })}
            lang={language}
            dir="auto"
            maxLength={200}
            value={text[language] ?? ''}
            placeholder={text[language] ? undefined : Object.values(text).find(Boolean)}
            onChange={({ currentTarget }) =>
              set(
                'options',
                options.map((one) =>
                  one.id === id
                    ? { id, text: withText(one.text, language, currentTarget.value) }
                    : one,
                ),
              )
            }
          />
          <ActionIcon
            variant="subtle"
            color="gray"
            size={36}
            aria-label={t('remove', { number: place + 1 })}
            onClick={() =>
              set(
                'options',
                options.filter((one) => one.id !== id),
              )
            }
          >
            <IconX size={16} />
          </ActionIcon>
        </div>
      ))}
      {errors['options'] !== undefined && (
        <p className={classes.fault} role="alert">
          {errors['options']}
        </p>
      )}
      <div>
        <Button
          variant="default"
          size="compact-md"
          leftSection={<IconPlus size={16} aria-hidden />}
          disabled={options.length >= mostOptions || next > mostIds}
          onClick={() => set('options', [...options, { id: next, text: {} }])}
        >
          {t('add')}
        </Button>
      </div>
    </fieldset>
  );
}
