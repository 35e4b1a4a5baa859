import '../../../ui/styles/amounts.css';
import '../../../ui/styles/fields.css';
import { ActionIcon, Checkbox, NativeSelect, NumberInput } from '@mantine/core';
import type { BadgeLine, BadgeSetup, BadgeWhat, MyEvent } from '@plenum/contract';
import { IconArrowDown, IconArrowUp, IconX } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useWords } from '../../../platform/i18n/words.ts';
import { WordsFields } from '../../../ui/language-choice/words-fields.tsx';
import { newLine } from './badges.values.ts';
import classes from './badges-screen.module.css';

interface LineProps {
  line: BadgeLine;
  number: number;
  count: number;
  event: MyEvent;
  questions: BadgeSetup['questions'];
  onChange: (line: BadgeLine) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

export function BadgeLineFields(props: LineProps) {
  const { line, number, event, onChange } = props;
  const t = useTranslations('badges');
  return (
    <li className={classes.line} aria-label={t('line', { number })}>
      <div className={classes.lineHead}>
        <WhatChoice {...props} />
        <NumberInput
          label={t('size')}
          className={classes.size ?? ''}
          min={6}
          max={72}
          allowDecimal={false}
          allowNegative={false}
          value={line.size}
          onChange={(size) => onChange({ ...line, size: Number(size) || 0 })}
        />
        <LineDeeds {...props} />
      </div>
      {line.what === 'text' && (
        <WordsFields
          name={`text-${number}`}
          label={(language) => t('text', { language })}
          languages={event.languages}
          value={line.text}
          maxLength={120}
          error={undefined}
          onChange={(text) => onChange({ ...line, text })}
        />
      )}
      <Checkbox
        label={t('isBold')}
        checked={line.isBold}
        onChange={({ currentTarget }) => onChange({ ...line, isBold: currentTarget.checked })}
      />
    </li>
  );
}

function WhatChoice({ line, event, questions, onChange }: LineProps) {
  const t = useTranslations('badges');
  const words = useWords(event.languages);
  const value = line.what === 'question' ? `${line.questionId}` : line.what;
  const isGone = line.what === 'question' && !questions.some(({ id }) => id === line.questionId);
  const choose = (chosen: string) => {
    const next = /^\d+$/.test(chosen)
      ? newLine('question', Number(chosen))
      : newLine(chosen as BadgeWhat);
    onChange({ ...line, what: next.what, questionId: next.questionId });
  };
  return (
    <NativeSelect
      label={t('what')}
      data={[
        ...(['name', 'ticket', 'text'] as const).map((what) => ({
          value: what,
          label: t(`whats.${what}`),
        })),
        ...questions.map(({ id, label }) => ({
          value: `${id}`,
          label: t('answerTo', { question: words(label) }),
        })),
        ...(isGone ? [{ value, label: t('goneQuestion') }] : []),
      ]}
      value={value}
      onChange={({ currentTarget }) => choose(currentTarget.value)}
    />
  );
}

function LineDeeds({ number, count, onMove, onRemove }: LineProps) {
  const t = useTranslations('badges');
  const usual = { variant: 'subtle', color: 'gray', size: 36 } as const;
  return (
    <div className={classes.lineDeeds}>
      <ActionIcon
        {...usual}
        aria-label={t('up', { number })}
        disabled={number === 1}
        onClick={() => onMove(-1)}
      >
        <IconArrowUp size={16} />
      </ActionIcon>
      <ActionIcon
        {...usual}
        aria-label={t('down', { number })}
        disabled={number === count}
        onClick={() => onMove(1)}
      >
        <IconArrowDown size={16} />
      </ActionIcon>
      <ActionIcon
        {...usual}
        aria-label={t('removeLine', { number })}
        disabled={count === 1}
        onClick={onRemove}
      >
        <IconX size={16} />
      </ActionIcon>
    </div>
  );
}
