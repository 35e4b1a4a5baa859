import { startTransition, useOptimistic } from 'react';
import classes from './tick-box.module.css';

interface TickBoxProps {
  label: string;
  isTicked: boolean;
  /** Some of what it stands for are ticked, others not. */
  isMixed?: boolean;
  isOff?: boolean;
  isLarge?: boolean;
  /** Keys lead there another way than Tab. */
  isPassedByTab?: boolean;
  onTick: (isTicked: boolean) => void;
}

/**
 * A box that names itself to those who hear it. Plain, because a long table has hundreds of them; it
 * shows its mark at once, whatever has to be drawn because of it.
 */
export function TickBox(props: TickBoxProps) {
  const { label, isTicked, isMixed, isOff, isLarge, isPassedByTab, onTick } = props;
  const [isShownTicked, show] = useOptimistic(isTicked);
  return (
    <input
      ref={(box) => {
        if (box) box.indeterminate = isMixed === true && isShownTicked === isTicked;
      }}
      type="checkbox"
      className={classes.box}
      data-large={isLarge}
      aria-label={label}
      checked={isShownTicked}
      disabled={isOff}
      tabIndex={isPassedByTab ? -1 : undefined}
      onChange={({ currentTarget: { checked } }) =>
        startTransition(() => {
          show(checked);
          onTick(checked);
        })
      }
    />
  );
}
