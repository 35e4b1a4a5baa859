import '../../ui/styles/fields.css';
import '../../ui/styles/segments.css';
import '../../ui/styles/settings.css';
import {
  ActionIcon,
  Button,
  NativeSelect,
  SegmentedControl,
  Switch,
  TextInput,
} from '@mantine/core';
import type { MyEvent, PollInput, PollKind } from '@plenum/contract';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { CallProblem } from '../../platform/call-problem.ts';
import { languages as names, type Locale } from '../../platform/config.ts';
import { useProblemText } from '../../platform/use-problem-text.ts';
import type { FieldWords } from '../../ui/form/changed-meanwhile.tsx';
import { EditorForm, type Form } from '../../ui/form/editor-form.tsx';
import type { Fields } from '../../ui/form/use-fields.ts';
import { hasOptions, noOption } from './polls.values.ts';
import classes from './polls.module.css';

const kinds: readonly PollKind[] = ['one', 'several', 'words', 'rating'];
const mostOptions = 12;
/** An answer is known by its place alone. */
const fieldNames = Array.from({ length: mostOptions }, (_, place) => `option-${place}`);

interface PollFormProps {
  event: MyEvent;
  form: Form<PollInput> & Fields<PollInput>;
  saveLabel: string;
  onCancel: () => void;
}

export function PollForm({ event, form, saveLabel, onCancel }: PollFormProps) {
  const t = useTranslations('polls.editor');
  const { values, errors, set } = form;
  const [language, setLanguage] = useState<Locale>(event.languages[0] ?? 'en');
  return (
    <EditorForm
      form={form}
      words={usePollWords()}
      problemText={usePollProblemText()}
      saveLabel={saveLabel}
      extra={
        <Button variant="default" onClick={onCancel}>
          {t('cancel')}
        </Button>
      }
    >
      <NativeSelect
        name="kind"
        label={t('kind')}
        data={kinds.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) }))}
        value={values.kind}
        onChange={({ currentTarget }) => set('kind', currentTarget.value as PollKind)}
      />
      {event.languages.length > 1 && (
        <SegmentedControl
          aria-label={t('language')}
          data={event.languages.map((one) => ({ value: one, label: names[one] }))}
          value={language}
          onChange={setLanguage}
        />
      )}
      <TextInput
        name="question"
        label={t('question')}
        lang={language}
        maxLength={300}
        value={values.question[language] ?? ''}
        error={errors['question']}
        onChange={({ currentTarget }) =>
          set('question', { ...values.question, [language]: currentTarget.value })
        }
      />
      {hasOptions(values) && <Options form={form} language={language} />}
      <NativeSelect
        name="showsResults"
        label={t('showsResults')}
        data={[
          { value: 'live', label: t('resultsLive') },
          { value: 'closed', label: t('resultsClosed') },
        ]}
        value={values.showsResults}
        onChange={({ currentTarget }) =>
          set('showsResults', currentTarget.value === 'closed' ? 'closed' : 'live')
        }
      />
    </EditorForm>
  );
}

/** Marked right, at least one of them makes a quiz of it. */
function Options({ form, language }: Pick<PollFormProps, 'form'> & { language: Locale }) {
  const t = useTranslations('polls.editor');
  const { values, errors, set } = form;
  const change = (place: number, changed: Partial<PollInput['options'][number]>) =>
    set(
      'options',
      values.options.map((one, index) => (index === place ? { ...one, ...changed } : one)),
    );
  return (
    <fieldset className={classes.fields}>
      <legend>{t('options')}</legend>
      <p className={classes.hint}>{t('quizHint')}</p>
      {values.options.map(({ text, isRight }, place) => (
        <div key={fieldNames[place]} className={classes.optionField}>
          <TextInput
            name={fieldNames[place]}
            aria-label={t('option', { number: place + 1 })}
            lang={language}
            maxLength={200}
            value={text[language] ?? ''}
            onChange={({ currentTarget }) =>
              change(place, { text: { ...text, [language]: currentTarget.value } })
            }
          />
          <Switch
            size="sm"
            label={t('right')}
            checked={isRight}
            onChange={({ currentTarget }) => change(place, { isRight: currentTarget.checked })}
          />
          <ActionIcon
            variant="subtle"
            color="gray"
            size={36}
            aria-label={t('removeOption', { number: place + 1 })}
            disabled={values.options.length <= 2}
            onClick={() =>
              set(
                'options',
                values.options.filter((_, index) => index !== place),
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
      <Button
        variant="default"
        size="compact-md"
        leftSection={<IconPlus size={16} aria-hidden />}
        disabled={values.options.length >= mostOptions}
        onClick={() => set('options', [...values.options, noOption])}
      >
        {t('addOption')}
      </Button>
    </fieldset>
  );
}

function usePollWords(): FieldWords<keyof PollInput> {
  const t = useTranslations('polls.editor');
  return {
    name: (name) => t(`fields.${name}`),
    value: (name, value) => (name === 'kind' ? t(`kinds.${value as PollKind}`) : undefined),
  };
}

function usePollProblemText() {
  const t = useTranslations('polls.problems');
  const usual = useProblemText();
  return (problem: unknown) => {
    const code = problem instanceof CallProblem ? problem.code : '';
    if (code === 'polls.was_opened') return t('wasOpened');
    return code === 'polls.too_many' ? t('tooMany') : usual(problem);
  };
}
