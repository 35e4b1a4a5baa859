import type { FieldWords } from '../../../ui/form/changed-meanwhile.tsx';
import type { SessionFormValues } from './editor.form-values.ts';
import { isTextField, useFieldWords } from './use-field-words.ts';

/** Texts are said as they are, in each of their languages. */
export function useSessionWords(): FieldWords<keyof SessionFormValues> {
  const { name, value } = useFieldWords();
  return {
    name,
    value: (field, said) => (isTextField(field) ? undefined : value(field, said) || undefined),
  };
}
