import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { IconGripVertical } from '@tabler/icons-react';
import type { ReactNode } from 'react';

interface SortableRowProps {
  id: number | string;
  /** What a reader says it is, and what the handle is called. */
  words: { role: string; handle: string };
  /** How the row and its handle look. */
  classes: Readonly<Record<string, string>>;
  children: ReactNode;
}

/** A row of a list with a handle to carry it by. */
export function SortableRow({ id, words, classes, children }: SortableRowProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, ...drag } = useSortable({
    id,
    attributes: { roleDescription: words.role },
  });
  const { transform, transition, isDragging } = drag;
  return (
    <li
      ref={setNodeRef}
      className={classes['row']}
      data-dragged={isDragging || undefined}
      style={
        transform || isDragging ? { transform: CSS.Translate.toString(transform), transition } : {}
      }
    >
      <button
        type="button"
        ref={setActivatorNodeRef}
        className={classes['handle']}
        {...attributes}
        {...listeners}
        aria-label={words.handle}
        // Escape puts a row that is carried back; the dialog around it stays.
        data-mantine-stop-propagation={isDragging || undefined}
      >
        <IconGripVertical size={16} stroke={1.75} aria-hidden />
      </button>
      {children}
    </li>
  );
}
