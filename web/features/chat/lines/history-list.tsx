import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef, useState } from 'react';
import type { History } from './lines.history.ts';
import type { Row } from './lines.rows.ts';
import classes from './history-list.module.css';
import { HistoryRow } from './history-row.tsx';
import { JumpButton } from './jump-button.tsx';
import { type Target, useOpening } from '../rooms/use-opening.ts';
import { useRowKeys } from './use-row-keys.ts';

interface HistoryListProps {
  history: History;
  rows: readonly Row[];
  /** Where it opens: a line's key, else the end. */
  startKey: string | undefined;
  /** Shown and marked when it changes. */
  target: Target | null;
  label: string;
  onMore: (side: 'before' | 'after') => void;
  onEnd: (isAtEnd: boolean) => void;
  /** To the newest line, which may not be here yet. */
  onJump: () => Promise<void>;
  onRetry: (clientId: string) => void;
  onDiscard: (clientId: string) => void;
}

/** So near to the end somebody is at the end. */
const nearEnd = 80;
const near = 8;

/** Only what is in sight is in the page; what comes above or below moves nothing that is read. */
export function HistoryList(props: HistoryListProps) {
  const { history, rows, startKey, target, label, onMore, onEnd, onJump } = props;
  const scroll = useRef<HTMLDivElement>(null);
  const [isAtEnd, setAtEnd] = useState(false);
  const [walked, setWalked] = useState<string>();
  const placeOf = (key: string | undefined) => rows.findIndex((row) => row.key === key);
  const list = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroll.current,
    estimateSize: () => 52,
    getItemKey: (place) => rows[place]?.key ?? place,
    overscan: near,
    paddingStart: 16,
    paddingEnd: 16,
    anchorTo: 'end',
    followOnAppend: true,
    scrollEndThreshold: nearEnd,
    onChange: (instance) => setAtEnd(instance.isAtEnd(nearEnd)),
  });
  useEffect(() => onEnd(isAtEnd && !history.hasAfter), [isAtEnd, history.hasAfter, onEnd]);

  const hasOpened = useOpening(list, rows, startKey, target);
  const items = list.getVirtualItems();
  const first = items[0]?.index ?? 0;
  const last = items.at(-1)?.index ?? 0;
  useEffect(() => {
    if (!hasOpened.current) return;
    if (first < near && history.hasBefore) onMore('before');
    if (last >= rows.length - near && history.hasAfter) onMore('after');
  });

  const jump = async () => {
    await onJump();
    list.scrollToEnd();
  };
  const walkable = walked && placeOf(walked) >= 0 ? walked : rows.at(-1)?.key;
  const walkTo = (place: number) => {
    setWalked(rows[place]?.key);
    list.scrollToIndex(place, { align: 'auto' });
    requestAnimationFrame(() =>
      scroll.current?.querySelector<HTMLElement>(`[data-index="${place}"] [data-row]`)?.focus(),
    );
  };
  const walking = useRowKeys({ at: placeOf(walkable), last: rows.length - 1, walkTo });

  return (
    <div className={classes.frame}>
      <div ref={scroll} className={classes.scroll} aria-label={label} {...walking}>
        <div className={classes.all} style={{ height: list.getTotalSize() }}>
          {items.map(({ index, key, start }) => {
            const row = rows[index];
            return (
              row && (
                <div
                  key={key}
                  ref={list.measureElement}
                  data-index={index}
                  className={classes.place}
                  style={{ transform: `translateY(${start}px)` }}
                >
                  <HistoryRow
                    row={row}
                    isWalkable={row.key === walkable}
                    onFocus={setWalked}
                    onRetry={props.onRetry}
                    onDiscard={props.onDiscard}
                  />
                </div>
              )
            );
          })}
        </div>
      </div>
      <JumpButton
        history={history}
        isAtEnd={isAtEnd && !history.hasAfter}
        onJump={() => void jump()}
      />
    </div>
  );
}
