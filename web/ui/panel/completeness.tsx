import { IconCircleCheck } from '@tabler/icons-react';
import classes from './completeness.module.css';

interface CompletenessProps {
  done: number;
  count: number;
  words: {
    complete: string;
    missing: string;
  };
}

/** How complete something is, and what it still lacks. */
export function Completeness({ done, count, words }: CompletenessProps) {
  if (done === count) {
    return (
      <p className={classes.complete}>
        <IconCircleCheck size={16} aria-hidden /> {words.complete}
      </p>
    );
  }
  return (
    <div className={classes.progress}>
      <span className={classes.bar} aria-hidden>
        <span style={{ inlineSize: `${(done / count) * 100}%` }} />
      </span>
      <p>
        <bdi>{words.missing}</bdi>
      </p>
    </div>
  );
}
