import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Editing, type EditingOptions } from './editing.ts';
import type { SavedState } from './saved-mark.tsx';
import { clashesIn, isUnsaved, type NameOf } from './typed.ts';
import { type FieldErrors, type FieldRules, useFields } from './use-fields.ts';

interface EditorOptions<T extends object, V extends object>
  extends EditingOptions<T, V>, FieldRules<V> {
  /** What no schema can say: one value against another. */
  refuse?: ((values: V) => FieldErrors | undefined) | undefined;
  /** By a button, where nothing else is said. */
  saves?: 'by itself';
  onSaved?: (saved: T) => void;
}

/** What the notice shows of changes made elsewhere. */
export interface Meanwhile<V extends object> {
  taken: readonly NameOf<V>[];
  clashes: readonly { name: NameOf<V>; origin: unknown; mine: unknown; theirs: unknown }[];
  settle: (name: NameOf<V>, whose: 'mine' | 'theirs') => void;
  isRestored: boolean;
  discard: () => void;
}

/** After the last key; long enough not to save half words. */
const calmMs = 700;

/**
 * A thing that several people edit, as a form. What others save is taken in where it does not touch
 * what was typed; where it does both are shown and the person chooses. Nothing typed is lost.
 */
export function useEditor<T extends object, V extends object>(options: EditorOptions<T, V>) {
  const { refuse, onSaved, saves } = options;
  const [editing] = useState(() => new Editing(options));
  const { typed, isSaved, isRestored } = useSyncExternalStore(editing.watch, editing.get);
  const names = clashesIn(typed);

  const fields = useFields<V>({
    ...options,
    values: typed.values,
    isUnsaved: isUnsaved(typed),
    change: (name, value) => editing.type(name, value),
    send: async (form) => {
      const errors = refuse?.(typed.values) ?? {};
      if (Object.keys(errors).length > 0) return errors;
      const saved = await editing.save();
      if (!saved) requestAnimationFrame(() => focusClash(form));
      else if (saves === 'by itself' && isUnsaved(editing.get().typed)) await editing.save();
      else onSaved?.(saved);
      return {};
    },
  });
  const { run, busy, errors, problem } = fields;

  useLayoutEffect(() => {
    editing.hear(options);
  });
  useEffect(() => () => editing.end(), [editing]);

  const isReady =
    saves === 'by itself' && fields.isDirty && !busy && problem === undefined && names.length === 0;
  const waits = isReady && Object.keys(errors).length === 0;
  useSavesByItself(waits ? typed.values : undefined, run);

  const state = (): SavedState => {
    if (names.length > 0) return 'clash';
    if (busy) return 'saving';
    if (!fields.isDirty) return isSaved ? 'saved' : 'untouched';
    return saves === 'by itself' && problem !== undefined ? 'failed' : 'unsaved';
  };
  const { known: theirs, values, origin, taken } = typed;
  const meanwhile: Meanwhile<V> = {
    taken: taken.filter((name) => !names.includes(name)),
    clashes: names.map((name) => ({
      name,
      origin: origin[name],
      mine: values[name],
      theirs: theirs[name],
    })),
    settle: (name, whose) => editing.settle(name, whose),
    isRestored: isRestored && fields.isDirty,
    discard: () => editing.discard(),
  };
  return {
    ...fields,
    state: state(),
    meanwhile,
    // What saves itself asks only where it could not.
    asks: fields.isDirty && (saves !== 'by itself' || problem !== undefined || names.length > 0),
  };
}

const focusClash = (form: HTMLFormElement | undefined) =>
  form?.querySelector<HTMLElement>('[data-meanwhile]')?.focus();

/** Once nobody has typed for a moment, and at the latest when the page is left. */
function useSavesByItself(waiting: unknown, run: () => Promise<void>): void {
  const latest = useRef({ waiting, run });
  useEffect(() => {
    latest.current = { waiting, run };
  });
  useEffect(() => {
    if (waiting === undefined) return undefined;
    const timer = setTimeout(() => void latest.current.run(), calmMs);
    return () => clearTimeout(timer);
  }, [waiting]);
  useEffect(() => {
    const flush = () => {
      if (latest.current.waiting !== undefined) void latest.current.run();
    };
    addEventListener('pagehide', flush);
    return () => {
      removeEventListener('pagehide', flush);
      flush();
    };
  }, []);
}

export type Editor<V extends object> = ReturnType<typeof useEditor<object, V>>;
