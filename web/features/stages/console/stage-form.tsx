import '../../../ui/styles/fields.css';
import '../../../ui/styles/settings.css';
import { Button, NativeSelect, Switch, TextInput } from '@mantine/core';
import type { MyEvent, StageInput, StageSource } from '@plenum/contract';
import { useTranslations } from 'use-intl';
import type { FieldWords } from '../../../ui/form/changed-meanwhile.tsx';
import { EditorForm, type Form } from '../../../ui/form/editor-form.tsx';
import { WordsFields } from '../../../ui/language-choice/words-fields.tsx';
import type { Fields } from '../../../ui/form/use-fields.ts';
import { FallbackFields } from './fallback-fields.tsx';
import { isSent } from '../stages.source.ts';
import { useStageProblemText } from '../use-stage-problem-text.ts';

const sources: readonly StageSource[] = ['studio', 'encoder', 'embed', 'hls'];

interface StageFormProps {
  event: MyEvent;
  rooms: readonly { id: number; name: string }[];
  titleOf: (sessionId: number | null) => string | null;
  form: Form<StageInput> & Fields<StageInput>;
  saveLabel: string;
  onCancel: () => void;
}

export function StageForm(props: StageFormProps) {
  const { event, rooms, titleOf, form, saveLabel, onCancel } = props;
  const t = useTranslations('stages');
  const { values, errors, set } = form;
  return (
    <EditorForm
      form={form}
      place="drawer"
      words={useStageWords(rooms)}
      problemText={useStageProblemText()}
      saveLabel={saveLabel}
      extra={
        <Button variant="default" onClick={onCancel}>
          {t('editor.cancel')}
        </Button>
      }
    >
      <WordsFields
        name="name"
        label={(language) => t('editor.name', { language })}
        languages={event.languages}
        value={values.name}
        maxLength={80}
        error={errors['name']}
        onChange={(name) => set('name', name)}
      />
      <NativeSelect
        name="roomId"
        label={t('editor.room')}
        description={t('editor.roomHint')}
        data={[
          { value: '', label: t('editor.noRoom') },
          ...rooms.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        value={values.roomId === null ? '' : String(values.roomId)}
        onChange={({ currentTarget }) => set('roomId', Number(currentTarget.value) || null)}
      />
      {values.roomId !== null && (
        <Switch
          name="followsAgenda"
          label={t('editor.followsAgenda')}
          description={t(`editor.followsHints.${isSent(values.source) ? values.source : 'other'}`)}
          checked={values.followsAgenda ?? false}
          onChange={({ currentTarget }) => set('followsAgenda', currentTarget.checked)}
        />
      )}
      <NativeSelect
        name="source"
        label={t('editor.source')}
        description={t(`editor.hints.${values.source}`)}
        data={sources.map((source) => ({ value: source, label: t(`sources.${source}`) }))}
        value={values.source}
        onChange={({ currentTarget }) => set('source', currentTarget.value as StageSource)}
      />
      {isSent(values.source) && <SentFields event={event} titleOf={titleOf} form={form} />}
      {!isSent(values.source) && (
        <TextInput
          name="address"
          type="url"
          dir="ltr"
          label={t('editor.address')}
          value={values.address ?? ''}
          error={errors['address']}
          onChange={({ currentTarget }) => set('address', currentTarget.value.trim() || null)}
        />
      )}
    </EditorForm>
  );
}

/** What there is to say of a picture that is sent to us. */
function SentFields({ event, titleOf, form }: Pick<StageFormProps, 'event' | 'titleOf' | 'form'>) {
  const t = useTranslations('stages.editor');
  const { values, errors, set } = form;
  return (
    <>
      <Switch
        name="isRecorded"
        label={t('isRecorded')}
        description={t('isRecordedHint')}
        checked={values.isRecorded ?? true}
        onChange={({ currentTarget }) => set('isRecorded', currentTarget.checked)}
      />
      <FallbackFields
        event={event}
        titleOf={titleOf}
        value={values.fallback ?? null}
        error={errors['fallback']}
        onChange={(fallback) => set('fallback', fallback)}
      />
    </>
  );
}

function useStageWords(rooms: StageFormProps['rooms']): FieldWords<keyof StageInput> {
  const t = useTranslations('stages');
  return {
    name: (name) => t(`fields.${name}`),
    value: (name, value) => {
      if (name === 'roomId') return rooms.find(({ id }) => id === value)?.name ?? '';
      if (typeof value === 'boolean') return t(`editor.follows.${value}`);
      if (name !== 'fallback') return undefined;
      const fallback = value as StageInput['fallback'];
      return t(`editor.fallbacks.${fallback?.kind ?? 'none'}`);
    },
  };
}
