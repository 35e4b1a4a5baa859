import type { Speaker } from '@plenum/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { showToast } from '../../../ui/toast/toasts.tsx';
import { changeSpeaker } from '../speakers.api.ts';
import {
  changedFields,
  type FieldName,
  rebased,
  setEach,
  type SpeakerValues,
  valuesOf,
} from './editor.form-values.ts';
import { learnSpeaker, speakers } from '../speakers.live.ts';
import { useSimpleSpeakerForm } from './use-simple-speaker-form.ts';
import { isChangedMeanwhile } from '../use-speaker-words.ts';

interface SpeakerFormOptions {
  eventId: number;
  speaker: Speaker;
  onDirty: (isDirty: boolean) => void;
  onDone: (speaker: Speaker) => void;
}

/** What others change appears at once, but never under the hands of who is writing. */
export function useSpeakerForm({ eventId, speaker, onDirty, onDone }: SpeakerFormOptions) {
  const t = useTranslations('speakers.editor');
  const client = useQueryClient();
  const [base, setBase] = useState(speaker);
  const [both, setBoth] = useState<readonly FieldName[]>([]);
  const initial = valuesOf(base);

  const save = async (values: SpeakerValues) => {
    const change = { version: base.version, ...changedFields(initial, values) };
    try {
      const saved = await changeSpeaker({ eventId, speakerId: base.id }, change);
      learnSpeaker(client, eventId, saved);
      showToast({ text: t('saved', { name: saved.name }) });
      onDone(saved);
    } catch (problem) {
      if (isChangedMeanwhile(problem)) await client.refetchQueries(speakers.options(eventId));
      throw problem;
    }
  };
  const form = useSimpleSpeakerForm({ initial, send: save, onDirty });

  if (speaker !== base) {
    const latest = rebased(initial, form.values, valuesOf(speaker));
    setBase(speaker);
    setEach(form, latest.change);
    if (latest.both.length > 0) setBoth(latest.both);
  }
  return { form, both };
}
