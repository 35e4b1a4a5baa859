import { ActionIcon, Checkbox } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import classes from './list.module.css';

interface TickLineProps {
  label: string;
  isTicked: boolean;
  /** Only to be read. */
  isOff: boolean;
  removeLabel: string;
  onTick: (isTicked: boolean) => void;
  onRemove: () => void;
}

/** A line of a list that is ticked off or removed. */
export function TickLine({ label, isTicked, isOff, removeLabel, onTick, onRemove }: TickLineProps) {
  return (
    <li className={classes.line}>
      <Checkbox
        label={label}
        checked={isTicked}
        disabled={isOff}
        onChange={(event) => onTick(event.currentTarget.checked)}
      />
      {!isOff && (
        <ActionIcon variant="subtle" color="gray" aria-label={removeLabel} onClick={onRemove}>
          <IconTrash size={18} aria-hidden />
        </ActionIcon>
      )}
    </li>
  );
}
