import { useEffect, useRef } from 'react';
import { deviceSettings } from '../../platform/device-settings.ts';

/** What a key does, by its name: `n`, `Shift+n`, `?`, `Alt+ArrowUp`, `Mod+z` (Ctrl, or ⌘ on a Mac). */
export type Shortcuts = Readonly<Record<string, () => void>>;

const nameOf = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent) => {
  const modifiers = `${ctrlKey || metaKey ? 'Mod+' : ''}${altKey ? 'Alt+' : ''}`;
  return modifiers + (key.length === 1 ? key.toLowerCase() : key);
};

/** A capital letter does what its small one does, where it means nothing else. */
const namesOf = (event: KeyboardEvent) => {
  const name = nameOf(event);
  return event.shiftKey && /^[a-z]$/.test(name) ? [`Shift+${name}`, name] : [name];
};

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input:not([type="checkbox"]), textarea, select'));

const isElsewhere = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[role="dialog"], [role="menu"]') !== null;

const isLetter = (name: string) => name.replace('Shift+', '').length === 1;

const mayRun = (event: KeyboardEvent, name: string) => {
  if (event.defaultPrevented || isTyping(event.target) || isElsewhere(event.target)) return false;
  return !isLetter(name) || deviceSettings.letterShortcuts.get();
};

export function useShortcuts(shortcuts: Shortcuts, isEnabled: boolean): void {
  const latest = useRef(shortcuts);
  useEffect(() => {
    latest.current = shortcuts;
  });
  useEffect(() => {
    if (!isEnabled) return undefined;
    const listen = (event: KeyboardEvent) => {
      const name = namesOf(event).find((one) => one in latest.current) ?? '';
      const run = latest.current[name];
      if (!run || !mayRun(event, name)) return;
      event.preventDefault();
      run();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isEnabled]);
}
