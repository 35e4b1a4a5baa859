import { Button } from '@mantine/core';
import type { Answer } from '@plenum/contract';
import { IconCheck, IconHelp, IconX } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import classes from './answer-buttons.module.css';
import { answers } from '../calendar.look.ts';

const icons = { yes: IconCheck, maybe: IconHelp, no: IconX };

interface AnswerButtonsProps {
  answer: Answer | null;
  isBusy: boolean;
  onAnswer: (answer: (typeof answers)[number]) => void;
}

/** Yes, maybe, no; what was said is pressed in. */
export function AnswerButtons({ answer, isBusy, onAnswer }: AnswerButtonsProps) {
  const t = useTranslations('calendar.answer');
  return (
    <fieldset className={classes.choices}>
      <legend className="visually-hidden">{t('label')}</legend>
      {answers.map((one) => {
        const Mark = icons[one];
        return (
          <Button
            key={one}
            variant={answer === one ? 'filled' : 'default'}
            leftSection={<Mark size={16} aria-hidden />}
            aria-pressed={answer === one}
            disabled={isBusy}
            onClick={() => onAnswer(one)}
          >
            {t(one)}
          </Button>
        );
      })}
    </fieldset>
  );
}
