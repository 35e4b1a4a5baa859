import { UnstyledButton } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { type ComponentType, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { whenIdle } from '../../platform/loading/when-idle.ts';
import classes from './search-button.module.css';
import { usePaletteShortcut } from './use-palette-shortcut.ts';

const isMac = /Macintosh|iPhone|iPad/.test(navigator.userAgent);
const keys = isMac ? '⌘ K' : 'Ctrl K';

interface SearchButtonProps {
  /** Comes when it is asked for, or there is time. */
  Palette: ComponentType<{ opened: boolean; onClose: () => void }>;
  load: () => Promise<unknown>;
}

/** Looks like the field it opens; on a phone an icon. */
export function SearchButton({ Palette, load }: SearchButtonProps) {
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
  useEffect(() => whenIdle(() => void load().catch(() => undefined)), [load]);
  return (
    <>
      <UnstyledButton
        className={classes.button}
        aria-keyshortcuts="Control+K Meta+K"
        aria-haspopup="dialog"
        onClick={open}
        onPointerEnter={() => void load()}
      >
        <IconSearch size={18} stroke={1.75} aria-hidden />
        <span className={classes.word}>{t('open')}</span>
        <kbd className={classes.keys} aria-hidden>
          {keys}
        </kbd>
      </UnstyledButton>
      {wasOpened && (
        <Suspense fallback={null}>
          <Palette opened={opened} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
