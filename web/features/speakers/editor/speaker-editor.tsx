import type { MyEvent, Speaker } from '@plenum/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Notice } from '../../../ui/notice.tsx';
import { showToast } from '../../../ui/toast/toasts.tsx';
import { RemoveSpeaker } from './remove-speaker.tsx';
import { SpeakerForm } from './speaker-form.tsx';
import { SpeakerLink } from './speaker-link.tsx';
import { SpeakerPictureField } from './speaker-picture-field.tsx';
import { SpeakerSessions } from './speaker-sessions.tsx';
import { addSpeaker } from '../speakers.api.ts';
import { blankValues, type SpeakerValues } from './editor.form-values.ts';
import { learnSpeaker } from '../speakers.live.ts';
import type { SpeakerPlace } from '../speakers.places.ts';
import { useSpeakerForm } from './use-speaker-form.ts';
import { useSimpleSpeakerForm } from './use-simple-speaker-form.ts';

interface EditorProps {
  event: MyEvent;
  onDirty: (isDirty: boolean) => void;
  /** Closes without asking: everything is saved. */
  onDone: (speaker: Speaker) => void;
}

export function NewSpeakerEditor({
  event,
  place,
  onDirty,
  onDone,
}: EditorProps & { place: SpeakerPlace }) {
  const t = useTranslations('speakers');
  const client = useQueryClient();
  const [initial] = useState(() => blankValues(place));
  const add = async (values: SpeakerValues) => {
    const speaker = await addSpeaker(event.id, values);
    learnSpeaker(client, event.id, speaker);
    showToast({ text: t('editor.added', { name: speaker.name }) });
    onDone(speaker);
  };
  const form = useSimpleSpeakerForm({ initial, send: add, onDirty });
  return <SpeakerForm event={event} form={form} submitLabel={t('editor.add')} />;
}

export function SpeakerEditor({
  event,
  speaker,
  onDirty,
  onDone,
}: EditorProps & { speaker: Speaker }) {
  const t = useTranslations('speakers');
  const { form, both } = useSpeakerForm({ eventId: event.id, speaker, onDirty, onDone });
  const about = { eventId: event.id, speaker };
  return (
    <SpeakerForm
      event={event}
      form={form}
      recordingFacts={speaker}
      submitLabel={t('editor.save')}
      head={
        <>
          {both.length > 0 && (
            <Notice tone="warning">
              {t('editor.both', { fields: both.map((name) => t(`fields.${name}`)).join(', ') })}
            </Notice>
          )}
          <SpeakerPictureField {...about} />
        </>
      }
      foot={
        <>
          <SpeakerLink {...about} />
          <SpeakerSessions speaker={speaker} event={event} />
        </>
      }
      extra={<RemoveSpeaker {...about} onRemoved={() => onDone(speaker)} />}
    />
  );
}
