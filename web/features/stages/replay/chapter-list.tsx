import type { Chapter, Texts } from '@plenum/contract';
import { clockOf } from '../player/player.clock.ts';
import { chapterAt } from './replay.cues.ts';
import classes from './replay.module.css';

interface ChapterListProps {
  chapters: readonly Chapter[];
  time: number;
  titleOf: (title: Texts) => string;
  onSeek: (to: number) => void;
}

export function ChapterList({ chapters, time, titleOf, onSeek }: ChapterListProps) {
  const now = chapterAt(chapters, time);
  return (
    <ol className={classes.lines}>
      {chapters.map((chapter) => (
        <li key={chapter.at}>
          <button
            type="button"
            className={classes.line}
            aria-current={chapter === now || undefined}
            onClick={() => onSeek(chapter.at)}
          >
            <span className={classes.at}>{clockOf(chapter.at)}</span>
            <bdi>{titleOf(chapter.title)}</bdi>
          </button>
        </li>
      ))}
    </ol>
  );
}
