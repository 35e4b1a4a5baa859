import { useTranslations } from 'use-intl';
import type { ShortcutLine } from '../shortcuts/shortcuts-help.tsx';

const keys = {
  search: ['/'],
  step: ['↑', '↓', 'J', 'K'],
  open: ['Enter'],
  choose: ['X'],
  letGo: ['Esc'],
  help: ['?'],
} as const;

export function useTableShortcutLines(): ShortcutLine[] {
  const t = useTranslations('table.keys');
  return (Object.keys(keys) as (keyof typeof keys)[]).map((name) => ({
    keys: keys[name],
    text: t(name),
  }));
}
