import { useCombobox, type ComboboxStore } from '@mantine/core';
import {
  type ClipboardEvent,
  type KeyboardEvent,
  type RefObject,
  useState,
  useEffect,
  useEffectEvent,
} from 'react';
import { useTranslations } from 'use-intl';
import { addAll, type Addressed, keyOf } from './addressed.ts';
import { readAddresses } from './read-addresses.ts';
import { useAddresseeWords } from './use-addressee-words.ts';
import { type FindAddressees, useFoundAddressees } from './use-found-addressees.ts';

export interface AddresseeValue {
  value: readonly Addressed[];
  onChange: (value: Addressed[]) => void;
  find: FindAddressees;
  /** Hears what stands in the field and is nobody yet. */
  onTyping?: ((text: string) => void) | undefined;
}

const endsAddress = new Set([',', ';']);

/** The library may do the same after it: who is added twice is there once. */
const takeKey = (event: KeyboardEvent, act: () => void) => {
  event.preventDefault();
  act();
};

export function useAddresseeField(
  field: RefObject<HTMLInputElement | null>,
  { value, onChange, find, onTyping }: AddresseeValue,
) {
  const t = useTranslations('addressees');
  const { nameOf } = useAddresseeWords();
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const [typed, setTyped] = useState('');
  const [isLeft, setLeft] = useState(false);
  const [hasMoved, setMoved] = useState(false);
  const [said, setSaid] = useState('');
  const isOpen = combobox.dropdownOpened;
  const found = useFoundAddressees({ find, typed, isOpen, value });
  const isTyped = isOpen && typed.trim() !== '';
  const first = isTyped && found.choices[0] ? keyOf(found.choices[0]) : undefined;
  useFirstChoice(combobox, first);

  const type = (text: string) => {
    setTyped(text);
    setLeft(false);
    setMoved(false);
    onTyping?.(text.trim());
    if (text.trim()) combobox.openDropdown();
    else combobox.closeDropdown();
  };

  const add = (more: readonly Addressed[], rest = '') => {
    type(rest);
    combobox.closeDropdown();
    onChange(addAll(value, more));
    setSaid(t('added', { names: more.map(nameOf).join(', ') }));
  };

  /** Takes the addresses that were typed; the rest stays. Whether there was any. */
  const take = (text: string): boolean => {
    const { addresses, rest } = readAddresses(text);
    if (addresses.length) add(addresses, rest);
    return addresses.length > 0;
  };

  const remove = (one: Addressed) => {
    onChange(value.filter((other) => keyOf(other) !== keyOf(one)));
    setSaid(t('removed', { name: nameOf(one) }));
  };

  const pick = (key: string) => {
    const one = found.choices.find((choice) => keyOf(choice) === key);
    if (one) add([one]);
    field.current?.focus();
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') setMoved(true);
    const isPicked = hasMoved && combobox.getSelectedOptionIndex() >= 0;
    const isTaking = event.key === 'Enter' || (event.key === 'Tab' && !event.shiftKey && isTyped);
    if (isTaking && isPicked) return takeKey(event, () => combobox.clickSelectedOption());
    if (isTaking && first && found.isSettled) return takeKey(event, () => pick(first));
    if (endsAddress.has(event.key) || event.key === 'Enter') {
      if (take(typed) || event.key === 'Enter') event.preventDefault();
    } else if (event.key === 'Escape' && isOpen) event.stopPropagation();
  };

  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const text = event.clipboardData.getData('text');
    if (/@.*[,;\s]|<.*@/s.test(text.trim()) && take(text)) event.preventDefault();
  };

  const leave = () => {
    if (!take(typed)) combobox.closeDropdown();
    setLeft(true);
  };

  return {
    combobox,
    first: hasMoved ? undefined : first,
    typed,
    isOpen,
    isLeft,
    said,
    ...found,
    type,
    remove,
    pick,
    leave,
    onKeyDown,
    onPaste,
  };
}

/** While one types the first choice is the one that Enter takes. */
function useFirstChoice(combobox: ComboboxStore, first: string | undefined): void {
  const select = useEffectEvent(() => void combobox.selectFirstOption());
  useEffect(() => {
    if (first !== undefined) select();
  }, [first]);
}
