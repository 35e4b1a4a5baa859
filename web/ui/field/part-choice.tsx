import '../styles/amounts.css';
import '../styles/radios.css';
import { NumberInput, Radio } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './part-choice.module.css';

interface PartChoiceProps {
  words: {
    extent: string;
    whole: string;
    part: string;
    lines: string;
    left: (count: number) => string;
  };
  /** Of which something is left. */
  places: readonly { place: number; name: string; most: number }[];
  isWhole: boolean;
  /** How many of each line, by its place. */
  quantities: readonly number[];
  error?: ReactNode;
  onWhole: (isWhole: boolean) => void;
  onQuantities: (quantities: readonly number[]) => void;
}

/** All that is left of some lines, or so many of each. */
export function PartChoice(props: PartChoiceProps) {
  const { words, places, isWhole, quantities, error, onWhole, onQuantities } = props;
  return (
    <>
      <Radio.Group
        label={words.extent}
        value={isWhole ? 'whole' : 'part'}
        onChange={(extent) => onWhole(extent === 'whole')}
      >
        <div className={classes.extents}>
          <Radio value="whole" label={words.whole} />
          <Radio value="part" label={words.part} />
        </div>
      </Radio.Group>
      {!isWhole && (
        <fieldset className={classes.lines}>
          <legend className="visually-hidden">{words.lines}</legend>
          {places.map(({ place, name, most }) => (
            <NumberInput
              key={place}
              name="quantities"
              label={name}
              description={words.left(most)}
              min={0}
              max={most}
              allowDecimal={false}
              allowNegative={false}
              value={quantities[place] ?? 0}
              onChange={(next) =>
                onQuantities(quantities.with(place, Math.trunc(Number(next)) || 0))
              }
            />
          ))}
          {error && <p role="alert">{error}</p>}
        </fieldset>
      )}
    </>
  );
}
