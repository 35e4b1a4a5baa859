import { useState } from 'react';
import { AddLine } from '../../ui/list/add-line.tsx';
import { TickLine } from '../../ui/list/tick-line.tsx';
import classes from './gallery-page.module.css';
import { words } from './gallery-samples.ts';

const nothing = () => undefined;

export function ListPieces() {
  const [isTicked, setTicked] = useState(true);
  const line = { removeLabel: words.remove, onRemove: nothing };
  return (
    <div className={classes.card}>
      <AddLine label={words.field} action={words.keep} send={() => Promise.resolve()} />
      <ul className={classes.list}>
        <TickLine
          {...line}
          label={words.done}
          isTicked={isTicked}
          isOff={false}
          onTick={setTicked}
        />
        <TickLine {...line} label={words.fails} isTicked={false} isOff onTick={nothing} />
      </ul>
    </div>
  );
}
