import { useId } from 'react';
import classes from './choice-cards.module.css';

interface ChoiceCardsProps<T extends string> {
  label: string;
  choices: readonly { value: T; label: string }[];
  value: T;
  onChoose: (value: T) => void;
}

/** One of a few, all of them in sight. */
export function ChoiceCards<T extends string>({
  label,
  choices,
  value,
  onChoose,
}: ChoiceCardsProps<T>) {
  const name = useId();
  return (
    <fieldset className={classes.group}>
      <legend>{label}</legend>
      <div className={classes.cards}>
        {choices.map((choice) => (
          <label key={choice.value} className={classes.card}>
            <input
              type="radio"
              name={name}
              checked={choice.value === value}
              onChange={() => onChoose(choice.value)}
            />
            {choice.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
