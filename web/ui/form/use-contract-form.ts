import { useState } from 'react';
import { isSame } from './merge.ts';
import { type FieldErrors, type FieldRules, useFields } from './use-fields.ts';

interface FormOptions<V extends object> extends FieldRules<V> {
  initial: V;
  /** May answer texts for fields that the server did not accept. */
  send: (values: V) => Promise<FieldErrors | void>;
}

/** A form of one's own: nobody else changes what it is about. */
export function useContractForm<V extends object>({ initial, send, ...rules }: FormOptions<V>) {
  const [values, setValues] = useState(initial);
  return useFields<V>({
    ...rules,
    values,
    isUnsaved: !isSame(values, initial),
    change: (name, value) => setValues((before) => ({ ...before, [name]: value })),
    send: () => send(values),
  });
}
