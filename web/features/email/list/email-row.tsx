import type { EmailRow } from '@plenum/contract';
import { IconPaperclip, IconStar, IconStarFilled } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { TickBox } from '../../../ui/field/tick-box.tsx';
import classes from './email-row.module.css';
import { mailPlace } from '../reader/reader.links.ts';
import type { EmailListOf } from '../email.order.ts';
import { LabelChips } from './label-chips.tsx';
import { SendingMark } from '../compose/sending-mark.tsx';
import { ShortTime } from './short-time.tsx';
import { useCompose } from '../compose/use-compose.ts';
import type { EmailDeeds } from '../use-email-deeds.ts';
import { usePartyNames } from '../use-party-names.ts';

interface EmailRowLineProps {
  list: EmailListOf;
  row: EmailRow;
  start: number;
  place: number;
  total: number;
  isOpen: boolean;
  isChosen: boolean;
  /** Only one row's controls are reached with Tab; keys lead to the others. */
  isReachable: boolean;
  onChoose: (id: number, isChosen: boolean, isStretch: boolean) => void;
  deeds: EmailDeeds;
}

export function EmailRowLine(props: EmailRowLineProps) {
  const { list, row, start, place, total, isOpen, isChosen, isReachable } = props;
  const t = useTranslations('email');
  const withShift = useRef(false);
  const subject = row.subject || t('noSubject');
  return (
    <li
      className={classes.row}
      style={{ transform: `translateY(${start}px)` }}
      aria-posinset={place}
      aria-setsize={total}
      data-email={row.id}
      data-unread={!row.isRead || undefined}
      data-chosen={isChosen || undefined}
      data-shown={isOpen || undefined}
    >
      <span
        className={classes.marks}
        onClickCapture={(event) => {
          withShift.current = event.shiftKey;
        }}
      >
        <TickBox
          label={t('choose', { subject })}
          isTicked={isChosen}
          isPassedByTab={!isReachable}
          onTick={(isTicked) => props.onChoose(row.id, isTicked, withShift.current)}
        />
        <StarButton row={row} subject={subject} isReachable={isReachable} deeds={props.deeds} />
      </span>
      <OpenMail list={list} row={row} isOpen={isOpen} isReachable={isReachable}>
        <RowWords row={row} subject={subject} />
      </OpenMail>
    </li>
  );
}

interface StarButtonProps {
  row: EmailRow;
  subject: string;
  isReachable: boolean;
  deeds: EmailDeeds;
}

function StarButton({ row, subject, isReachable, deeds }: StarButtonProps) {
  const t = useTranslations('email');
  const Star = row.isStarred ? IconStarFilled : IconStar;
  return (
    <button
      type="button"
      className={classes.star}
      tabIndex={isReachable ? 0 : -1}
      aria-label={t('starOne', { subject })}
      aria-pressed={row.isStarred}
      onClick={() => deeds.star([row], !row.isStarred)}
    >
      <Star size={18} stroke={1.75} aria-hidden />
    </button>
  );
}

interface OpenMailProps {
  list: EmailListOf;
  row: EmailRow;
  isOpen: boolean;
  isReachable: boolean;
  children: ReactNode;
}

/** A draft opens for writing, all else for reading. */
function OpenMail({ list, row, isOpen, isReachable, children }: OpenMailProps) {
  const { open } = useCompose();
  const common = {
    className: classes.open,
    tabIndex: isReachable ? 0 : -1,
    'data-open-mail': true,
  };
  if (row.isDraft && row.folder === 'draft') {
    return (
      <button type="button" {...common} onClick={() => open(row.id)}>
        {children}
      </button>
    );
  }
  return (
    <Link
      {...mailPlace(list, row.id)}
      {...common}
      aria-current={isOpen ? 'true' : undefined}
      resetScroll={false}
    >
      {children}
    </Link>
  );
}

function RowWords({ row, subject }: { row: EmailRow; subject: string }) {
  const t = useTranslations('email');
  const names = usePartyNames();
  const isMine = row.isDraft || row.folder === 'sent';
  const who = isMine ? t('to', { names: names(row.to) || t('nobody') }) : names([row.from]);
  return (
    <>
      <span className={classes.top}>
        {!row.isRead && <span className="visually-hidden">{t('isUnread')}</span>}
        {row.isDraft && <span className={classes.draft}>{t('isDraft')}</span>}
        <span className={classes.who} dir="auto">
          {who}
        </span>
        {row.inThread > 1 && (
          <span className={classes.count}>
            <span aria-hidden>{row.inThread}</span>
            <span className="visually-hidden">{t('inThread', { count: row.inThread })}</span>
          </span>
        )}
        <SendingMark sending={row.sending} />
        <ShortTime at={row.time} />
      </span>
      <span className={classes.middle}>
        <span className={classes.subject} dir="auto">
          {subject}
        </span>
        {row.attachments > 0 && (
          <>
            <IconPaperclip size={16} stroke={1.75} className={classes.clip} aria-hidden />
            <span className="visually-hidden">{t('files', { count: row.attachments })}</span>
          </>
        )}
      </span>
      <span className={classes.bottom}>
        <span className={classes.snippet} dir="auto">
          {row.snippet}
        </span>
        <LabelChips labels={row.labels} />
      </span>
    </>
  );
}
