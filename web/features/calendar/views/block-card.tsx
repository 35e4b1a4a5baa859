import { IconGripVertical, IconMapPin } from '@tabler/icons-react';
import type { CSSProperties } from 'react';
import { BlockIcon } from './block-icon.tsx';
import { BlockTarget } from './block-target.tsx';
import classes from './block-card.module.css';
import { useCalendarFacts } from '../calendar-facts.tsx';
import { useCalendarWork } from '../calendar-work.tsx';
import type { Day } from '../calendar.days.ts';
import type { Placed } from './views.lanes.ts';

interface BlockCardProps {
  placed: Placed;
  day: Day;
  isDragged: boolean;
}

const percent = (share: number) => `${share * 100}%`;

/** An entry on the hours of its day, as tall as it is long. */
export function BlockCard({ placed, day, isDragged }: BlockCardProps) {
  const { timeOf } = useCalendarFacts();
  const { activeDay } = useCalendarWork();
  const { block, from, to, lane, lanes, isContinued, goesOn } = placed;
  const { occurrence } = block;
  const mayMove = occurrence.isMine && occurrence.layer === 'entries';
  const style = {
    '--from': from,
    '--minutes': to - from,
    insetInlineStart: percent(lane / lanes),
    inlineSize: `calc(${percent(1 / lanes)} - 2px)`,
  } as CSSProperties;
  return (
    <BlockTarget
      occurrence={occurrence}
      className={classes.card}
      style={style}
      isReached={day === activeDay}
      marks={{
        'data-continued': isContinued || undefined,
        'data-goes-on': goesOn || undefined,
        'data-dragged': isDragged || undefined,
        'data-movable': mayMove || undefined,
      }}
    >
      <span className={classes.inside} aria-hidden>
        <span className={classes.title}>
          <bdi>{occurrence.title}</bdi>
          <BlockIcon layer={occurrence.layer} isRepeating={occurrence.isRepeating} />
        </span>
        <bdi className={classes.time}>{timeOf(occurrence)}</bdi>
        {occurrence.location && (
          <span className={classes.place}>
            <IconMapPin size={12} />
            <bdi>{occurrence.location}</bdi>
          </span>
        )}
      </span>
      {mayMove && !isContinued && (
        <span className={classes.grip} data-grip="move">
          <IconGripVertical size={14} aria-hidden />
        </span>
      )}
      {mayMove && !goesOn && <span className={classes.edge} data-grip="resize" />}
    </BlockTarget>
  );
}
