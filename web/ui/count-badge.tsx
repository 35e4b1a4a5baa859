import classes from './count-badge.module.css';

interface CountBadgeProps {
  count: number;
  /** What is read out in place of the number. */
  words: (count: number) => string;
}

/** How much waits behind something; nothing where nothing does. */
export function CountBadge({ count, words }: CountBadgeProps) {
  if (count === 0) return null;
  return (
    <span className={classes.badge}>
      <span aria-hidden>{count > 99 ? '99+' : count}</span>
      <span className="visually-hidden">{words(count)}</span>
    </span>
  );
}
