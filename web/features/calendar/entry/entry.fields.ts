import type { EntryValues } from './entry.form-values.ts';

export interface EntryFieldsProps {
  values: EntryValues;
  errors: Readonly<Record<string, string>>;
  set: <K extends keyof EntryValues>(name: K, value: EntryValues[K]) => void;
}
