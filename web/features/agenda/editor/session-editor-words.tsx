import '../../../ui/styles/fields.css';
import '../../../ui/styles/segments.css';
import { SegmentedControl, Select, Textarea } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Fields } from '../../../ui/form/use-fields.ts';
import { withText } from '../../../ui/language-choice/texts.ts';
import type { SessionFormValues } from './editor.form-values.ts';
import { sessionKinds } from '../agenda.places.ts';
import { useAgendaFacts } from '../agenda-facts.tsx';
import classes from './session-editor-form.module.css';

/** Title and abstract, in one of the event's languages at a time. */
export function SessionEditorWords(form: Fields<SessionFormValues>) {
  const { values, errors, set } = form;
  const t = useTranslations('agenda');
  const { languages } = useAgendaFacts().event;
  const [language, setLanguage] = useState(languages[0] ?? 'en');
  const titleRef = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (titleRef.current?.value === '') titleRef.current.focus();
  }, []);
  return (
    <>
      {languages.length > 1 && (
        <SegmentedControl
          aria-label={t('editor.wordsIn')}
          value={language}
          data={languages.map((one) => ({ value: one, label: t(`languages.${one}`) }))}
          onChange={(next) => setLanguage(languages.find((one) => one === next) ?? language)}
        />
      )}
      <Textarea
        name="title"
        ref={titleRef}
        label={t('fields.title')}
        lang={language}
        autosize
        minRows={1}
        maxRows={4}
        value={values.title[language] ?? ''}
        error={errors['title']}
        onChange={(event) => {
          const words = event.currentTarget.value.replaceAll('\n', ' ');
          set('title', withText(values.title, language, words));
        }}
      />
      <Textarea
        name="abstract"
        label={t('fields.abstract')}
        lang={language}
        autosize
        minRows={3}
        maxRows={14}
        value={values.abstract[language] ?? ''}
        error={errors['abstract']}
        onChange={(event) =>
          set('abstract', withText(values.abstract, language, event.currentTarget.value))
        }
      />
      <div className={classes.row}>
        <Select
          label={t('fields.kind')}
          comboboxProps={{ withinPortal: false }}
          allowDeselect={false}
          data={sessionKinds.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) }))}
          value={values.kind}
          onChange={(next) => set('kind', sessionKinds.find((kind) => kind === next) ?? 'other')}
        />
        <Select
          label={t('fields.language')}
          placeholder={t('editor.anyLanguage')}
          comboboxProps={{ withinPortal: false }}
          clearable
          clearButtonProps={{ 'aria-label': t('editor.clear') }}
          data={languages.map((one) => ({ value: one, label: t(`languages.${one}`) }))}
          value={values.language}
          onChange={(next) => set('language', languages.find((one) => one === next) ?? null)}
        />
      </div>
    </>
  );
}
