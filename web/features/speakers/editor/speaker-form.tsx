import '../../../ui/styles/fields.css';
import '../../../ui/styles/shortcuts.css';
import { NativeSelect, Switch, TextInput } from '@mantine/core';
import type { MyEvent, Speaker, SpeakerKind } from '@plenum/contract';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { EditorForm, type Form } from '../../../ui/form/editor-form.tsx';
import type { Fields } from '../../../ui/form/use-fields.ts';
import { ReadinessFields } from './readiness-fields.tsx';
import classes from './speaker-form.module.css';
import { setEach, type SpeakerValues } from './editor.form-values.ts';
import { useFieldWords } from './use-field-words.ts';
import { useSpeakersProblemText } from '../use-speaker-words.ts';
import { WordFields } from './word-fields.tsx';

const kinds: readonly SpeakerKind[] = ['keynote', 'co-chair', 'speaker'];

interface SpeakerFormProps {
  event: MyEvent;
  form: Form<SpeakerValues> & Fields<SpeakerValues>;
  saveLabel: string;
  recordingFacts?: Pick<Speaker, 'recordingAt' | 'recordingBy'>;
  head?: ReactNode;
  tail?: ReactNode;
  /** Beside the button that saves. */
  extra?: ReactNode;
}

export function SpeakerForm({ event, form, saveLabel, ...parts }: SpeakerFormProps) {
  const t = useTranslations('speakers');
  const problemText = useSpeakersProblemText();
  const words = useFieldWords(event.timeZone);
  const { values, errors } = form;
  return (
    <EditorForm
      form={form}
      place="drawer"
      words={words}
      problemText={problemText}
      saveLabel={saveLabel}
      extra={parts.extra}
    >
      {parts.head}
      <WordFields
        values={values}
        errors={errors}
        languages={event.languages}
        onChange={(change) => setEach(form, change)}
      />
      <div className={classes.pair}>
        <NativeSelect
          name="kind"
          label={t('fields.kind')}
          data={kinds.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) }))}
          value={values.kind}
          onChange={({ currentTarget }) =>
            form.set('kind', kinds.find((kind) => kind === currentTarget.value) ?? 'speaker')
          }
        />
        <TextInput
          {...form.text('email')}
          type="email"
          label={t('fields.email')}
          description={t('fields.emailText')}
          inputWrapperOrder={['label', 'input', 'error', 'description']}
          onChange={({ currentTarget }) => form.set('email', currentTarget.value.trim())}
        />
      </div>
      <ReadinessFields
        values={values}
        zone={event.timeZone}
        onChange={(change) => setEach(form, change)}
        {...(parts.recordingFacts && { facts: parts.recordingFacts })}
      />
      <Switch
        label={t('fields.isHidden')}
        description={t('fields.isHiddenText')}
        {...form.flag('isHidden')}
      />
      {parts.tail}
    </EditorForm>
  );
}
