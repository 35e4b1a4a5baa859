import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { timeIn, timeText } from './replay.edits.ts';
import classes from './replay.module.css';

interface TimeFieldProps {
  label: string;
  seconds: number;
  onChange: (seconds: number) => void;
}

/** A moment of the picture; what is no time is as it was. */
export function TimeField({ label, seconds, onChange }: TimeFieldProps) {
  const [typed, setTyped] = useState<string>();
  const finish = () => {
    const time = typed === undefined ? null : timeIn(typed);
    if (time !== null) onChange(time);
    setTyped(undefined);
  };
  return (
    <TextInput
      className={classes.time}
      aria-label={label}
      inputMode="decimal"
      value={typed ?? timeText(seconds)}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      onBlur={finish}
      onKeyDown={({ key }) => key === 'Enter' && finish()}
    />
  );
}
