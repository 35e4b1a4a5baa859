import type { Fields } from '../../../ui/form/use-fields.ts';
import type { EntryValues } from './entry.form-values.ts';

export type EntryFieldsProps = Fields<EntryValues>;
