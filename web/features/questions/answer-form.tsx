import { Button, Textarea } from '@mantine/core';
import type { Question } from '@plenum/contract';
import { type SubmitEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { focusOnce } from '../../ui/focus/focus-once.ts';
import { submitOnModEnter } from '../../ui/form/submit-on-mod-enter.ts';
import classes from './questions.module.css';

interface AnswerFormProps {
  question: Question;
  onSave: (answer: string) => void;
  onClose: () => void;
}

export function AnswerForm({ question, onSave, onClose }: AnswerFormProps) {
  const t = useTranslations('questions.answer');
  const [text, setText] = useState(question.answer);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSave(text);
    onClose();
  };
  return (
    <form ref={submitOnModEnter} className={classes.ask} onSubmit={submit}>
      <Textarea
        label={t('label')}
        autosize
        ref={focusOnce}
        minRows={2}
        maxLength={1_000}
        dir="auto"
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <div className={classes.deeds}>
        <Button type="submit" size="compact-sm">
          {t('save')}
        </Button>
        <Button variant="default" size="compact-sm" onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
