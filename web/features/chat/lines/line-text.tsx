import type { Line } from '@plenum/contract';
import { partsOf } from './lines.text.ts';
import classes from './line.module.css';
import { useMe } from '../desks/use-owner.ts';

/** Words, with secure links and the people they name; nothing is fetched for them. */
export function LineText({ text, mentions }: Pick<Line, 'text' | 'mentions'>) {
  const me = useMe();
  const parts = partsOf(text, mentions);
  return (
    <p className={classes.text} dir="auto">
      {parts.map((part, place) => {
        const key = `${place} ${part.kind}`;
        if (part.kind === 'text') return <span key={key}>{part.text}</span>;
        if (part.kind === 'mention') {
          return (
            <bdi key={key} className={classes.mention} data-me={part.personId === me || undefined}>
              {part.text}
            </bdi>
          );
        }
        return (
          <a key={key} href={part.href} target="_blank" rel="noopener noreferrer nofollow">
            {part.text}
          </a>
        );
      })}
    </p>
  );
}
