import { Checkbox } from '@mantine/core';
import classes from './tickets.module.css';

interface IdChoiceProps {
  legend: string;
  hint: string;
  choices: readonly { id: number; name: string }[];
  value: readonly number[];
  onChange: (ids: number[]) => void;
}

/** Some of what there is, in its order. */
export function IdChoice({ legend, hint, choices, value, onChange }: IdChoiceProps) {
  if (choices.length === 0) return null;
  const set = (id: number, isChosen: boolean) =>
    onChange(
      choices.map((one) => one.id).filter((one) => (one === id ? isChosen : value.includes(one))),
    );
  return (
    <fieldset className={classes.fields}>
      <legend>{legend}</legend>
      <p className={classes.hint}>{hint}</p>
      {choices.map(({ id, name }) => (
        <Checkbox
          key={id}
          label={name}
          checked={value.includes(id)}
          onChange={({ currentTarget }) => set(id, currentTarget.checked)}
        />
      ))}
    </fieldset>
  );
}
