import type { MyEvent, Speaker } from '@plenum/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useContractForm } from '../../../ui/form/use-contract-form.ts';
import { useEditor } from '../../../ui/form/use-editor.ts';
import { showToast } from '../../../ui/toast/toasts.tsx';
import { RemoveSpeaker } from './remove-speaker.tsx';
import { SpeakerForm } from './speaker-form.tsx';
import { SpeakerLink } from './speaker-link.tsx';
import { SpeakerPictureField } from './speaker-picture-field.tsx';
import { SpeakerSessions } from './speaker-sessions.tsx';
import { addSpeaker, changeSpeaker } from '../speakers.api.ts';
import { blankValues, type SpeakerValues, valuesOf } from './editor.form-values.ts';
import { learnSpeaker, speakers } from '../speakers.live.ts';
import type { SpeakerPlace } from '../speakers.places.ts';

const loadSchema = () => import('./editor.forms.ts').then((forms) => forms.SpeakerSchema);

interface EditorProps {
  event: MyEvent;
  onDone: (speaker: Speaker) => void;
}

interface NewSpeakerEditorProps extends EditorProps {
  place: SpeakerPlace;
}

export function NewSpeakerEditor({ event, place, onDone }: NewSpeakerEditorProps) {
  const t = useTranslations('speakers.editor');
  const client = useQueryClient();
  const [initial] = useState(() => blankValues(place));
  const form = useContractForm<SpeakerValues>({
    initial,
    loadSchema,
    send: async (values) => {
      const speaker = await addSpeaker(event.id, values);
      learnSpeaker(client, event.id, speaker);
      showToast({ text: t('added', { name: speaker.name }) });
      form.leave(() => onDone(speaker));
    },
  });
  return <SpeakerForm event={event} form={form} saveLabel={t('add')} />;
}

interface SpeakerEditorProps extends EditorProps {
  speaker: Speaker;
}

export function SpeakerEditor({ event, speaker, onDone }: SpeakerEditorProps) {
  const t = useTranslations('speakers.editor');
  const client = useQueryClient();
  const which = { eventId: event.id, speakerId: speaker.id };
  const form = useEditor<Speaker, SpeakerValues>({
    known: speaker,
    valuesOf,
    draft: `speakers.${speaker.id}`,
    loadSchema,
    save: async (changes, { version }) => {
      const saved = await changeSpeaker(which, { version, ...changes });
      learnSpeaker(client, event.id, saved);
      showToast({ text: t('saved', { name: saved.name }) });
      return saved;
    },
    readAgain: async () => {
      const all = await client.query({ ...speakers.options(event.id), staleTime: 0 });
      return all.find(({ id }) => id === speaker.id) ?? speaker;
    },
    onSaved: (saved) => form.leave(() => onDone(saved)),
  });
  const about = { eventId: event.id, speaker };
  return (
    <SpeakerForm
      event={event}
      form={form}
      recordingFacts={speaker}
      saveLabel={t('save')}
      head={<SpeakerPictureField {...about} />}
      tail={
        <>
          <SpeakerLink {...about} />
          <SpeakerSessions speaker={speaker} event={event} />
        </>
      }
      extra={<RemoveSpeaker {...about} onRemoved={() => form.leave(() => onDone(speaker))} />}
    />
  );
}
