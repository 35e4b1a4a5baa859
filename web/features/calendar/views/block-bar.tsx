import type { CSSProperties } from 'react';
import { BlockIcon } from './block-icon.tsx';
import { BlockTarget } from './block-target.tsx';
import classes from './block-bar.module.css';
import { useCalendarFacts } from '../calendar-facts.tsx';
import { useCalendarWork } from '../calendar-work.tsx';
import type { Span } from './views.spans.ts';

interface BlockBarProps {
  span: Span;
  isDragged: boolean;
}

/** A line over one or several days. */
export function BlockBar({ span, isDragged }: BlockBarProps) {
  const { clockText } = useCalendarFacts();
  const { activeDay } = useCalendarWork();
  const { block, width, lane, isContinued, goesOn } = span;
  const { occurrence, isBar, first, last } = block;
  const isLine = isBar || first !== last;
  const style = {
    '--lane': lane,
    inlineSize: `calc(${width * 100}% + ${width - 1}px - 6px)`,
  } as CSSProperties;
  const mayMove = occurrence.isMine && occurrence.layer === 'entries';
  return (
    <BlockTarget
      occurrence={occurrence}
      className={classes.bar}
      style={style}
      isReached={first <= activeDay && activeDay <= last}
      marks={{
        'data-look': isLine ? 'line' : 'point',
        'data-continued': isContinued || undefined,
        'data-goes-on': goesOn || undefined,
        'data-dragged': isDragged || undefined,
        'data-movable': mayMove || undefined,
      }}
    >
      <span className={classes.inside} aria-hidden>
        {!isLine && <span className={classes.dot} />}
        {!occurrence.isAllDay && !isContinued && (
          <bdi className={classes.time}>{clockText(block.from)}</bdi>
        )}
        <bdi className={classes.title}>{occurrence.title}</bdi>
        <BlockIcon layer={occurrence.layer} isRepeating={isLine && occurrence.isRepeating} />
      </span>
      {mayMove && occurrence.isAllDay && !goesOn && (
        <span className={classes.edge} data-grip="resize" />
      )}
    </BlockTarget>
  );
}
