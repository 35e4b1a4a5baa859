import classes from './tick-box.module.css';

interface TickBoxProps {
  label: string;
  isTicked: boolean;
  /** Some of what it stands for are ticked, others not. */
  isMixed?: boolean;
  isOff?: boolean;
  isLarge?: boolean;
  onTick: (isTicked: boolean) => void;
}

/** A box that names itself to those who hear it. Plain, because a long table has hundreds of them. */
export function TickBox({ label, isTicked, isMixed, isOff, isLarge, onTick }: TickBoxProps) {
  return (
    <input
      ref={(box) => {
        if (box) box.indeterminate = isMixed ?? false;
      }}
      type="checkbox"
      className={classes.box}
      data-large={isLarge}
      aria-label={label}
      checked={isTicked}
      disabled={isOff}
      onChange={(event) => onTick(event.currentTarget.checked)}
    />
  );
}
