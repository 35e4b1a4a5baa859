import { useCallback, useEffect, useRef, useState } from 'react';
import type { SavedState } from './saved-mark.tsx';

/** After the last key; long enough not to save half words. */
const calmMs = 700;

interface AutosaveOptions<V> {
  initial: V;
  /** What is not fit to be kept yet waits, as unsaved. */
  isFit?: (values: V) => boolean;
  save: (values: V) => Promise<unknown>;
}

interface Keeper<V> {
  values: V;
  kept: V;
  isSaving: boolean;
  timer: ReturnType<typeof setTimeout> | undefined;
}

/** A form that keeps itself: one save at a time, the newest state always last, nothing lost on leaving. */
export function useAutosave<V extends object>(options: AutosaveOptions<V>) {
  const latest = useRef(options);
  const keeper = useRef<Keeper<V>>({
    values: options.initial,
    kept: options.initial,
    isSaving: false,
    timer: undefined,
  });
  const [values, setValues] = useState(options.initial);
  const [state, setState] = useState<SavedState>('untouched');

  useEffect(() => {
    latest.current = options;
  });

  const flush = useCallback(async () => {
    const own = keeper.current;
    clearTimeout(own.timer);
    if (own.isSaving) return;
    own.isSaving = true;
    const outcome = await saveUntilKept(own, () => latest.current, setState);
    own.isSaving = false;
    setState(outcome);
  }, []);

  const set = <K extends keyof V>(name: K, value: V[K]) => {
    const own = keeper.current;
    own.values = { ...own.values, [name]: value };
    setValues(own.values);
    setState('unsaved');
    clearTimeout(own.timer);
    own.timer = setTimeout(() => void flush(), calmMs);
  };

  useEffect(() => {
    const own = keeper.current;
    const flushChanges = () => void (own.values !== own.kept && flush());
    addEventListener('pagehide', flushChanges);
    return () => {
      removeEventListener('pagehide', flushChanges);
      flushChanges();
    };
  }, [flush]);

  return { values, state, set, flush: () => void flush() };
}

async function saveUntilKept<V>(
  own: Keeper<V>,
  options: () => AutosaveOptions<V>,
  tell: (state: SavedState) => void,
): Promise<SavedState> {
  try {
    while (own.values !== own.kept) {
      const { isFit, save } = options();
      const next = own.values;
      if (isFit && !isFit(next)) return 'unsaved';
      tell('saving');
      await save(next);
      own.kept = next;
    }
    return 'saved';
  } catch {
    return 'failed';
  }
}
