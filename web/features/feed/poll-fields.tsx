import '../../ui/styles/fields.css';
import { ActionIcon, Button, NativeSelect, TextInput } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import classes from './composer.module.css';
import {
  type Draft,
  type DraftAnswer,
  withOneMore,
  durations,
  fewestAnswers,
  mostAnswers,
} from './feed.draft.ts';

interface PollFieldsProps {
  answers: readonly DraftAnswer[];
  hours: number;
  onChange: (fields: Partial<Draft>) => void;
}

export function PollFields({ answers, hours, onChange }: PollFieldsProps) {
  const t = useTranslations('feed.composer');
  const put = (id: number, text: string) =>
    onChange({ answers: answers.map((one) => (one.id === id ? { id, text } : one)) });
  return (
    <fieldset className={classes.poll}>
      <legend>{t('answers')}</legend>
      {answers.map(({ id, text }, place) => (
        <div key={id} className={classes.answer}>
          <TextInput
            aria-label={t('answer', { place: place + 1 })}
            placeholder={t('answer', { place: place + 1 })}
            maxLength={120}
            dir="auto"
            value={text}
            onChange={({ currentTarget }) => put(id, currentTarget.value)}
          />
          {answers.length > fewestAnswers && (
            <ActionIcon
              variant="subtle"
              color="gray"
              size="lg"
              aria-label={t('dropAnswer', { place: place + 1 })}
              onClick={() => onChange({ answers: answers.filter((one) => one.id !== id) })}
            >
              <IconX size={16} aria-hidden />
            </ActionIcon>
          )}
        </div>
      ))}
      <div className={classes.foot}>
        {answers.length < mostAnswers && (
          <Button
            variant="subtle"
            size="compact-md"
            leftSection={<IconPlus size={16} aria-hidden />}
            onClick={() => onChange({ answers: withOneMore(answers) })}
          >
            {t('addAnswer')}
          </Button>
        )}
        <NativeSelect
          aria-label={t('duration')}
          value={String(hours)}
          data={durations.map((one) => ({ value: String(one), label: t('hours', { hours: one }) }))}
          onChange={({ currentTarget }) => onChange({ hours: Number(currentTarget.value) })}
        />
      </div>
    </fieldset>
  );
}
