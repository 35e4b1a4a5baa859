import { useEffect } from 'react';
import { useContractForm } from '../../../ui/form/use-contract-form.ts';
import type { SpeakerValues } from './editor.form-values.ts';

const loadSchema = () => import('./editor.forms.ts').then((forms) => forms.SpeakerSchema);

interface FormOptions {
  initial: SpeakerValues;
  send: (values: SpeakerValues) => Promise<void>;
  onDirty: (isDirty: boolean) => void;
}

/** The form of a speaker, checked as the server checks it. */
export function useSimpleSpeakerForm({ initial, send, onDirty }: FormOptions) {
  const form = useContractForm({ initial, loadSchema, send });
  const { isDirty } = form;
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);
  return form;
}

export type SpeakerFormState = ReturnType<typeof useSimpleSpeakerForm>;
