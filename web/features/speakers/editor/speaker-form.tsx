import '../../../ui/styles/shortcuts.css';
import { Button, NativeSelect, Switch, TextInput } from '@mantine/core';
import type { MyEvent, Speaker, SpeakerKind } from '@plenum/contract';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { submitOnModEnter } from '../../../ui/form/submit-on-mod-enter.ts';
import { Notice } from '../../../ui/notice.tsx';
import { ReadinessFields } from './readiness-fields.tsx';
import classes from './speaker-form.module.css';
import { setEach } from './editor.form-values.ts';
import type { SpeakerFormState } from './use-simple-speaker-form.ts';
import { useSpeakersProblemText } from '../use-speaker-words.ts';
import { WordFields } from './word-fields.tsx';

const kinds: readonly SpeakerKind[] = ['keynote', 'co-chair', 'speaker'];

interface SpeakerFormProps {
  event: MyEvent;
  form: SpeakerFormState;
  submitLabel: string;
  recordingFacts?: Pick<Speaker, 'recordingAt' | 'recordingBy'>;
  head?: ReactNode;
  foot?: ReactNode;
  /** Beside the button that saves. */
  extra?: ReactNode;
}

export function SpeakerForm({ event, form, submitLabel, ...parts }: SpeakerFormProps) {
  const t = useTranslations('speakers');
  const problemText = useSpeakersProblemText();
  const { values, errors, problem } = form;
  return (
    <form className={classes.form} noValidate onSubmit={form.submit} ref={submitOnModEnter}>
      <div className={classes.fields}>
        {problem !== undefined && <Notice tone="danger">{problemText(problem)}</Notice>}
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
            name="email"
            type="email"
            label={t('fields.email')}
            description={t('fields.emailText')}
            inputWrapperOrder={['label', 'input', 'error', 'description']}
            value={values.email}
            error={errors['email']}
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
          name="isHidden"
          label={t('fields.isHidden')}
          description={t('fields.isHiddenText')}
          checked={values.isHidden}
          onChange={({ currentTarget }) => form.set('isHidden', currentTarget.checked)}
        />
        {parts.foot}
      </div>
      <div className={classes.foot}>
        <Button type="submit" loading={form.busy} aria-keyshortcuts="Control+Enter">
          {submitLabel}
        </Button>
        {parts.extra}
      </div>
    </form>
  );
}
