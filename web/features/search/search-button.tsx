import { UnstyledButton } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { lazyPart } from '../../platform/loading/lazy-part.ts';
import { whenIdle } from '../../platform/loading/when-idle.ts';
import type { PaletteProps } from './palette.tsx';
import classes from './search-button.module.css';
import { usePaletteShortcut } from './use-palette-shortcut.ts';

const loadPalette = () => import('./palette.tsx');
const Palette = lazyPart(async () => (await loadPalette()).Palette);

const isMac = /Macintosh|iPhone|iPad/.test(navigator.userAgent);
const keys = isMac ? '⌘ K' : 'Ctrl K';

/** Looks like the field it opens; on a phone an icon. */
export function SearchButton(palette: PaletteProps) {
  const t = useTranslations('search');
  const [opened, setOpened] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  // A dialog that is born open does not know where the focus was: it is given back here.
  const before = useRef<Element>(null);
  const open = () => {
    before.current = document.activeElement;
    setWasOpened(true);
    setOpened(true);
  };
  const close = () => {
    setOpened(false);
    const { current } = before;
    if (!(current instanceof HTMLElement)) return;
    // Not at once: the Enter that chose a page would press the button as well.
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) current.focus();
    });
  };
  usePaletteShortcut(() => (opened ? close() : open()));
  useEffect(() => whenIdle(() => void loadPalette().catch(() => undefined)), []);
  return (
    <>
      <UnstyledButton
        className={classes.button}
        aria-keyshortcuts="Control+K Meta+K"
        aria-haspopup="dialog"
        onClick={open}
        onPointerEnter={() => void loadPalette()}
      >
        <IconSearch size={18} stroke={1.75} aria-hidden />
        <span className={classes.word}>{t('open')}</span>
        <kbd className={classes.keys} aria-hidden>
          {keys}
        </kbd>
      </UnstyledButton>
      {wasOpened && (
        <Suspense fallback={null}>
          <Palette {...palette} opened={opened} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
