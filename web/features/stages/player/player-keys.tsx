import { useTranslations } from 'use-intl';
import { type ShortcutLine, ShortcutsHelp } from '../../../ui/shortcuts/shortcuts-help.tsx';
import { useShortcuts } from '../../../ui/shortcuts/use-shortcuts.ts';
import type { PlayerDeeds } from './player.deeds.ts';

interface PlayerKeysProps {
  deeds: PlayerDeeds;
  isLive: boolean;
  isHelpOpen: boolean;
  onHelp: (isOpen: boolean) => void;
}

const keys = {
  play: ['K'],
  sound: ['M'],
  full: ['F'],
  captions: ['C'],
  seek: ['←', '→'],
  volume: ['↑', '↓'],
  help: ['?'],
} as const;
const names = Object.keys(keys) as (keyof typeof keys)[];
const onlyPast: ReadonlySet<string> = new Set(['captions', 'seek']);

/** What keys do on the page of a picture, and the list of them. */
export function PlayerKeys({ deeds, isLive, isHelpOpen, onHelp }: PlayerKeysProps) {
  const t = useTranslations('stages.keys');
  const { k, m, f, c, ArrowLeft, ArrowRight } = deeds.byKey;
  const ofPage = isLive ? { k, m, f } : { k, m, f, c, ArrowLeft, ArrowRight };
  useShortcuts({ ...ofPage, '?': () => onHelp(true) }, true);
  const lines: ShortcutLine[] = names
    .filter((name) => !isLive || !onlyPast.has(name))
    .map((name) => ({
      keys: name === 'play' ? ['K', t('space')] : keys[name],
      text: t(name),
    }));
  return <ShortcutsHelp lines={lines} opened={isHelpOpen} onClose={() => onHelp(false)} />;
}
