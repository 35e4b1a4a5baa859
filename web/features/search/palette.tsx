import { CloseButton, Loader, Modal, useDirection } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { useCallback, useDeferredValue, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { NamedPage, PageMarks, Place } from '../../platform/named-page.ts';
import { focusOnce } from '../../ui/focus/focus-once.ts';
import { PaletteResults, rowId } from './palette-results.tsx';
import { cellId } from './palette-row.tsx';
import classes from './palette.module.css';
import { PaletteStates } from './palette-states.tsx';
import type { Choice } from './search.choices.ts';
import type { Deed, Writing } from './search.deeds.ts';
import { keepRecent } from './search.recent.ts';
import { useFound } from './use-found.ts';
import { usePaletteKeys } from './use-palette-keys.ts';

export interface PaletteProps {
  /** Whose recent choices are shown. */
  owner: string;
  pages: readonly NamedPage[];
  marks: PageMarks;
  /** What can be done from here. */
  deeds: readonly Deed[];
  writing: Writing;
  /** Where organisers see a person; others find those of the event who are listed. */
  personLink?: ((id: number) => Place) | undefined;
}

interface OpenPalette extends PaletteProps {
  opened: boolean;
  onClose: () => void;
}

export function Palette({ opened, onClose, ...palette }: OpenPalette) {
  const t = useTranslations('search');
  return (
    <Modal.Root
      opened={opened}
      onClose={onClose}
      size={600}
      yOffset="10vh"
      padding={0}
      transitionProps={{ duration: 0 }}
      classNames={{ content: classes.content }}
    >
      <Modal.Overlay backgroundOpacity={0.35} />
      <Modal.Content aria-label={t('open')}>
        <PaletteContent {...palette} onClose={onClose} />
      </Modal.Content>
    </Modal.Root>
  );
}

/** Made anew at every opening: it begins empty. */
function PaletteContent({ onClose, ...known }: Omit<OpenPalette, 'opened'>) {
  const { owner, pages, marks, deeds, writing, personLink } = known;
  const t = useTranslations('search');
  const shell = useTranslations('shell');
  const id = useId();
  const { dir } = useDirection();
  const label = t('label');
  const [typed, setTyped] = useState('');
  // A letter shows before what it finds.
  const sought = useDeferredValue(typed);
  const found = useFound({
    typed: sought,
    owner,
    pages,
    deeds,
    writing,
    findsPeople: personLink !== undefined,
  });

  const open = useOpening({ owner, personLink, onClose });
  const { active, cell, onKeyDown } = usePaletteKeys({
    choices: found.groups.flatMap(({ choices }) => choices),
    isBehind: sought !== typed,
    hasStar: (choice) => 'page' in choice && marks.canMark(choice.page),
    onOpen: open,
    onStar: (choice) => {
      if ('page' in choice) marks.mark(choice.page, !marks.isMarked(choice.page));
    },
  });

  return (
    <>
      <div className={classes.head}>
        {found.isSearching ? (
          <Loader size={20} aria-hidden />
        ) : (
          <IconSearch size={20} aria-hidden />
        )}
        <input
          className={classes.input}
          type="text"
          role="combobox"
          aria-label={label}
          aria-haspopup="grid"
          aria-expanded
          aria-controls={id}
          aria-autocomplete="list"
          aria-activedescendant={active && cellId(rowId(id, active), cell)}
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          placeholder={label}
          // The dialog gives the focus a moment after it shows: what is typed until then would be lost.
          ref={focusOnce}
          data-autofocus
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        <CloseButton aria-label={shell('close')} onClick={onClose} />
      </div>
      <div className={classes.results}>
        <PaletteResults
          id={id}
          groups={found.groups}
          marks={marks}
          active={active}
          cell={cell}
          isSearching={found.isSearching}
          onOpen={open}
        />
        <PaletteStates {...found} />
      </div>
      <p className={classes.hint}>{t('hint', { arrow: dir === 'rtl' ? '←' : '→' })}</p>
    </>
  );
}

/** Closes the palette, remembers what was chosen, and goes there or does it. */
function useOpening({
  owner,
  personLink,
  onClose,
}: Pick<OpenPalette, 'owner' | 'personLink' | 'onClose'>) {
  const navigate = useNavigate();
  const router = useRouter();
  return useCallback(
    (choice: Choice) => {
      if ('hit' in choice) {
        onClose();
        router.history.push(choice.hit.link);
        return;
      }
      if ('deed' in choice) {
        keepRecent(owner, { deed: choice.deed.name });
        onClose();
        choice.deed.run();
        return;
      }
      const isPage = 'page' in choice;
      const place = isPage ? choice.page.link : personLink?.(choice.person.id);
      if (!place) return;
      keepRecent(owner, isPage ? { page: choice.page.path } : { person: choice.person });
      onClose();
      void navigate(place);
    },
    [owner, personLink, onClose, navigate, router],
  );
}
