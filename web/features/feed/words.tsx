import { withLinks } from '../../platform/text-parts.ts';
import classes from './post-card.module.css';

const plain = (text: string) => (text ? [{ kind: 'text' as const, text }] : []);

/** As it was typed, with secure links; nothing is fetched for them. */
export function Words({ text }: { text: string }) {
  return (
    <p className={classes.words} dir="auto">
      {withLinks(text, plain).map((part, place) => {
        const key = `${place} ${part.kind}`;
        return part.kind === 'text' ? (
          <span key={key}>{part.text}</span>
        ) : (
          <a key={key} href={part.href} target="_blank" rel="noopener noreferrer nofollow">
            {part.text}
          </a>
        );
      })}
    </p>
  );
}
