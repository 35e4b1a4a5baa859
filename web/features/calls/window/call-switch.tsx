import '../../../ui/styles/tooltip.css';
import { ActionIcon, Tooltip } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import classes from './call-window.module.css';

interface CallSwitchProps {
  icon: Icon;
  label: string;
  isOn: boolean;
  isDisabled?: boolean;
  onToggle: () => void;
}

/** Something of one's own that is on or off. */
export function CallSwitch(props: CallSwitchProps) {
  const { icon: Mark, label, isOn, isDisabled = false, onToggle } = props;
  return (
    <Tooltip label={label}>
      <ActionIcon
        className={classes.control}
        variant={isOn ? 'light' : 'default'}
        radius="xl"
        size={44}
        aria-label={label}
        aria-pressed={isOn}
        disabled={isDisabled}
        onClick={onToggle}
      >
        <Mark size={20} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}
