import { Button } from '@mantine/core';
import type { EmailRow } from '@plenum/contract';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { EmailRowLine } from './email-row.tsx';
import classes from './email-rows.module.css';
import type { EmailListOf } from '../email.order.ts';
import type { EmailDeeds } from '../use-email-deeds.ts';
import type { EmailListView } from './use-email-list.ts';
import type { MailSelection } from './use-mail-selection.ts';

/** How keys reach a row that may not be in the page yet. */
export interface ListHandle {
  focus: (emailId: number) => void;
  focusedId: () => number | undefined;
}

interface EmailRowsProps {
  list: EmailListOf;
  rows: readonly EmailRow[];
  view: EmailListView;
  openId: number | undefined;
  selection: MailSelection;
  deeds: EmailDeeds;
  handle: RefObject<ListHandle | null>;
}

const rowHeight = 88;
const near = 12;

const rowOf = (element: Element | null) => element?.closest<HTMLElement>('[data-email]');

function useHandle(
  handle: EmailRowsProps['handle'],
  list: RefObject<HTMLElement | null>,
  scrollTo: (emailId: number) => void,
) {
  useImperativeHandle(handle, () => ({
    focusedId: () => {
      const row = rowOf(document.activeElement);
      return row ? Number(row.dataset['email']) : undefined;
    },
    focus: (emailId) => {
      scrollTo(emailId);
      requestAnimationFrame(() =>
        list.current
          ?.querySelector<HTMLElement>(`[data-email="${emailId}"] [data-open-mail]`)
          ?.focus({ preventScroll: true }),
      );
    },
  }));
}

/** Only what is in sight is in the page; more is read as one comes near the end. */
export function EmailRows({ list, rows, view, openId, selection, deeds, handle }: EmailRowsProps) {
  const t = useTranslations('email');
  const scroll = useRef<HTMLDivElement>(null);
  const [lastId, setLastId] = useState<number>();
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroll.current,
    estimateSize: () => rowHeight,
    getItemKey: (place) => rows[place]?.id ?? place,
    overscan: 6,
  });
  useHandle(handle, scroll, (emailId) => {
    const place = rows.findIndex(({ id }) => id === emailId);
    if (place >= 0) virtual.scrollToIndex(place, { align: 'auto' });
  });
  const items = virtual.getVirtualItems();
  const last = items.at(-1)?.index ?? 0;
  const isNearEnd = last >= rows.length - near;
  const { readMore, hasMoreFailed } = view;
  useEffect(() => {
    if (isNearEnd && !hasMoreFailed) readMore();
  }, [isNearEnd, hasMoreFailed, readMore]);

  const isShown = (id: number | undefined) => rows.some((row) => row.id === id);
  const tabId = [lastId, openId].find((id) => isShown(id)) ?? rows[0]?.id;
  return (
    <div
      ref={scroll}
      className={classes.scroll}
      onFocus={({ target }) => {
        const row = rowOf(target);
        if (row) setLastId(Number(row.dataset['email']));
      }}
    >
      <ul
        className={classes.rows}
        style={{ height: virtual.getTotalSize() }}
        aria-label={t('mails')}
      >
        {items.map(({ index, start }) => {
          const row = rows[index];
          return (
            row && (
              <EmailRowLine
                key={row.id}
                list={list}
                row={row}
                start={start}
                place={index + 1}
                total={view.hasMore ? Math.max(view.total, rows.length) : rows.length}
                isOpen={row.id === openId}
                isChosen={selection.chosen.has(row.id)}
                isReachable={row.id === tabId}
                onChoose={selection.choose}
                deeds={deeds}
              />
            )
          );
        })}
      </ul>
      {view.hasMoreFailed && (
        <div role="alert" className={classes.failed}>
          {t('moreFailed')}
          <Button size="compact-sm" variant="subtle" onClick={view.readMore}>
            {t('again')}
          </Button>
        </div>
      )}
    </div>
  );
}
