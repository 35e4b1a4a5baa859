import '../../../ui/styles/radios.css';
import { TextInput, Textarea } from '@mantine/core';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { useWords } from '../../../platform/i18n/words.ts';
import { CountryField } from '../../../ui/field/country-field.tsx';
import { BelowQuestion } from './below-question.tsx';
import { FileQuestion } from './file-question.tsx';
import type { QuestionFieldProps } from './own.parts.ts';
import classes from './question-field.module.css';
import { useQuestionWords } from './use-question-words.ts';

/** One question, as its kind is answered best by thumb and by keyboard. */
export function QuestionField(props: QuestionFieldProps) {
  const { kind } = props.question;
  if (kind === 'one' || kind === 'several' || kind === 'yes_no' || kind === 'agreement') {
    return <ChoiceQuestion {...props} />;
  }
  if (kind === 'file') return <FileQuestion {...props} />;
  return <WrittenQuestion {...props} />;
}

const inputs = {
  number: { inputMode: 'decimal', dir: 'ltr' },
  phone: { type: 'tel', autoComplete: 'tel', dir: 'ltr' },
  date: { type: 'date', dir: 'ltr' },
} as const;

function WrittenQuestion(props: QuestionFieldProps) {
  const { question, answer, onAnswer } = props;
  const said = useQuestionWords(props);
  const set = (text: string) => onAnswer({ ...answer, text });
  const { kind } = question;
  const name = `question-${question.id}`;
  if (kind === 'country') {
    const { description: _, ...field } = said;
    return <CountryField name={name} {...field} value={answer.text} onChange={set} />;
  }
  const field = {
    ...said,
    name,
    inputWrapperOrder: ['label', 'input', 'error', 'description'] as const,
    value: answer.text,
  };
  if (kind === 'long_text') {
    return (
      <Textarea
        {...field}
        inputWrapperOrder={[...field.inputWrapperOrder]}
        rows={4}
        dir="auto"
        maxLength={2_000}
        onChange={({ currentTarget }) => set(currentTarget.value)}
      />
    );
  }
  return (
    <TextInput
      {...field}
      inputWrapperOrder={[...field.inputWrapperOrder]}
      {...(kind === 'text' ? { dir: 'auto', maxLength: 300 } : inputs[kind as keyof typeof inputs])}
      onChange={({ currentTarget }) => set(currentTarget.value)}
    />
  );
}

function ChoiceQuestion(props: QuestionFieldProps) {
  const { question, languages, answer, onAnswer } = props;
  const t = useTranslations('booking-page.questions');
  const words = useWords(languages);
  const id = useId();
  const { label, description, error } = useQuestionWords(props);
  const { kind, options, link } = question;
  if (kind === 'agreement') {
    return (
      <div className={classes.choice}>
        <label className={classes.option}>
          <input
            type="checkbox"
            checked={answer.optionIds.includes(1)}
            aria-describedby={error && `${id}-error`}
            aria-invalid={Boolean(error)}
            onChange={({ currentTarget }) =>
              onAnswer({ ...answer, optionIds: currentTarget.checked ? [1] : [] })
            }
          />
          <span dir="auto">{label}</span>
        </label>
        {link && (
          <a href={link} target="_blank" rel="noopener noreferrer">
            {t('read')}
          </a>
        )}
        <BelowQuestion id={id} description={description} error={error} />
      </div>
    );
  }
  const choices =
    kind === 'yes_no'
      ? [
          { id: 1, text: t('yes') },
          { id: 2, text: t('no') },
        ]
      : options.map((option) => ({ id: option.id, text: words(option.text) }));
  const isSeveral = kind === 'several';
  const toggled = (one: number, isOn: boolean) => {
    if (!isSeveral) return [one];
    const others = answer.optionIds.filter((other) => other !== one);
    return isOn ? [...others, one] : others;
  };
  return (
    <fieldset className={classes.choice} aria-describedby={error && `${id}-error`}>
      <legend dir="auto">{label}</legend>
      {choices.map((one) => (
        <label key={one.id} className={classes.option}>
          <input
            type={isSeveral ? 'checkbox' : 'radio'}
            name={id}
            checked={answer.optionIds.includes(one.id)}
            onChange={({ currentTarget }) =>
              onAnswer({ ...answer, optionIds: toggled(one.id, currentTarget.checked) })
            }
          />
          <span dir="auto">{one.text}</span>
        </label>
      ))}
      <BelowQuestion id={id} description={description} error={error} />
    </fieldset>
  );
}
