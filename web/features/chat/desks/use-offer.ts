import { type KeyboardEvent, type RefObject, useId, useState } from 'react';
import { flushSync } from 'react-dom';

interface Offer<Item> {
  items: readonly Item[];
  take: (item: Item) => void;
  leave: () => void;
}

/** A list beside a field while one types: arrows choose, Enter or Tab takes, Escape leaves it. */
export function useOffer<Item>({ items, take, leave }: Offer<Item>) {
  const listId = useId();
  const [chosen, setChosen] = useState(0);
  const at = Math.min(chosen, Math.max(0, items.length - 1));

  const onKeyDown = (event: KeyboardEvent): boolean => {
    const item = items[at];
    if (item === undefined) return false;
    if (event.key === 'ArrowDown') setChosen((at + 1) % items.length);
    else if (event.key === 'ArrowUp') setChosen((at + items.length - 1) % items.length);
    else if (event.key === 'Enter' || event.key === 'Tab') take(item);
    else if (event.key === 'Escape') leave();
    else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  };
  return {
    listId,
    at,
    onKeyDown,
    chooseFirst: () => setChosen(0),
    fieldProps: {
      'aria-autocomplete': 'list' as const,
      'aria-controls': listId,
      'aria-activedescendant': `${listId}-${at}`,
    },
  };
}

/** Draws what was taken and puts the caret behind it, before whoever types on types the next letter. */
export function writeAtOnce(
  field: RefObject<HTMLTextAreaElement | null>,
  caret: number,
  write: () => void,
): void {
  flushSync(write);
  field.current?.focus();
  field.current?.setSelectionRange(caret, caret);
}
