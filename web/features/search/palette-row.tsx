import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { type MouseEvent, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import type { PageMarks } from '../../platform/named-page.ts';
import { PersonPicture } from '../../ui/person/person-picture.tsx';
import { PaletteHit } from './palette-hit.tsx';
import classes from './palette.module.css';
import type { Choice } from './search.choices.ts';
import type { Cell } from './use-palette-keys.ts';

interface PaletteRowProps {
  id: string;
  choice: Choice;
  marks: PageMarks;
  /** The cell the keyboard stands on, if it is in this row. */
  active: Cell | undefined;
  onOpen: () => void;
}

export const cellId = (id: string, cell: Cell) => `${id}-${cell}`;

export function PaletteRow({ id, choice, marks, active, onOpen }: PaletteRowProps) {
  const row = useRef<HTMLTableRowElement>(null);
  useEffect(() => {
    if (active) row.current?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  const canMark = 'page' in choice && marks.canMark(choice.page);
  return (
    <tr ref={row} className={classes.row} data-active={active}>
      <td colSpan={canMark ? 1 : 2} aria-selected={active === 'open'}>
        <button
          type="button"
          id={cellId(id, 'open')}
          tabIndex={-1}
          className={classes.open}
          onMouseDown={keepFocus}
          onClick={onOpen}
        >
          <RowContent choice={choice} />
        </button>
      </td>
      {canMark && <Star id={id} page={choice.page} marks={marks} isActive={active === 'star'} />}
    </tr>
  );
}

/** The field keeps the focus whatever is pressed. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

function RowContent({ choice }: { choice: Choice }) {
  if ('person' in choice) {
    const { name, detail, picture } = choice.person;
    return (
      <>
        <PersonPicture name={name} picture={picture} size={28} />
        <span className={classes.name}>{name}</span>
        {detail && <span className={classes.detail}>{detail}</span>}
      </>
    );
  }
  if ('hit' in choice) return <PaletteHit hit={choice.hit} />;
  const { icon: Icon, label } = 'deed' in choice ? choice.deed : choice.page;
  return (
    <>
      <span className={classes.icon}>
        <Icon size={18} stroke={1.75} aria-hidden />
      </span>
      <span className={classes.name}>{label}</span>
    </>
  );
}

interface StarProps {
  id: string;
  page: Extract<Choice, { page: unknown }>['page'];
  marks: PageMarks;
  isActive: boolean;
}

function Star({ id, page, marks, isActive }: StarProps) {
  const t = useTranslations('search');
  const isMarked = marks.isMarked(page);
  const Icon = isMarked ? IconStarFilled : IconStar;
  return (
    <td aria-selected={isActive}>
      <button
        type="button"
        id={cellId(id, 'star')}
        tabIndex={-1}
        className={classes.star}
        aria-label={t('star', { page: page.label })}
        aria-pressed={isMarked}
        onMouseDown={keepFocus}
        onClick={() => marks.mark(page, !isMarked)}
      >
        <Icon size={16} stroke={1.75} aria-hidden />
      </button>
    </td>
  );
}
