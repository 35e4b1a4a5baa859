import { CloseButton, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { type RefObject, useState } from 'react';
import classes from './search-field.module.css';

interface SearchFieldProps {
  label: string;
  /** What can be searched for, in a few words that fit a phone; else the label. */
  hint?: string | undefined;
  clearLabel: string;
  q: string;
  /** Where it is what a dialog was opened for. */
  isFirst?: boolean;
  inputRef: RefObject<HTMLInputElement | null>;
  onSearch: (q: string) => void;
}

/** Typing is never held up: the address, and with it the list, follows a moment later. */
export function SearchField({
  label,
  hint = label,
  clearLabel,
  q,
  isFirst,
  inputRef,
  onSearch,
}: SearchFieldProps) {
  const [typed, setTyped] = useState(q);
  const [sent, setSent] = useState(q);
  const [followed, setFollowed] = useState(q);
  const searchSoon = useDebouncedCallback((text: string) => {
    setSent(text);
    onSearch(text);
  }, 250);
  if (q !== followed) {
    setFollowed(q);
    // Our own search coming back must not undo what was typed since.
    if (q !== sent) setTyped(q);
  }
  const type = (text: string) => {
    setTyped(text);
    searchSoon(text.trim());
  };
  const clear = () => {
    type('');
    inputRef.current?.focus();
  };
  return (
    <TextInput
      ref={inputRef}
      className={classes.search}
      type="search"
      data-autofocus={isFirst || undefined}
      aria-label={label}
      placeholder={hint}
      maxLength={200}
      leftSection={<IconSearch size={16} />}
      rightSection={typed && <CloseButton size="sm" aria-label={clearLabel} onClick={clear} />}
      value={typed}
      onChange={(event) => type(event.currentTarget.value)}
    />
  );
}
