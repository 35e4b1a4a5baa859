import { UnstyledButton } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { whenIdle } from '../../platform/when-idle.ts';
import type { PaletteProps } from './palette.tsx';
import classes from './search-button.module.css';
import { usePaletteShortcut } from './use-palette-shortcut.ts';

const loadPalette = () => import('./palette.tsx');
const Palette = lazy(async () => ({ default: (await loadPalette()).Palette }));

const isMac = /Macintosh|iPhone|iPad/.test(navigator.userAgent);
const keys = isMac ? '⌘ K' : 'Ctrl K';

/** Looks like the field it opens; on a phone an icon. */
export function SearchButton(palette: PaletteProps) {
  const t = useTranslations('search');
  const [opened, setOpened] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const open = () => {
    setWasOpened(true);
    setOpened(true);
  };
  usePaletteShortcut(() => (opened ? setOpened(false) : open()));
  useEffect(() => whenIdle(() => void loadPalette()), []);
  return (
    <>
      <UnstyledButton
        className={classes.button}
        aria-label={t('open')}
        aria-keyshortcuts="Control+K Meta+K"
        aria-haspopup="dialog"
        onClick={open}
        onPointerEnter={() => void loadPalette()}
      >
        <IconSearch size={18} stroke={1.75} aria-hidden />
        <span className={classes.word}>{t('open')}</span>
        {/* Drawn by the style sheet: it is no part of the button's name. */}
        <kbd className={classes.keys} data-keys={keys} aria-hidden />
      </UnstyledButton>
      {wasOpened && (
        <Suspense fallback={null}>
          <Palette {...palette} opened={opened} onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </>
  );
}
