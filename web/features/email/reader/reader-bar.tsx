import { ActionIcon } from '@mantine/core';
import type { EmailDetail, EmailRow } from '@plenum/contract';
import {
  IconAlertOctagon,
  IconArrowBackUp,
  IconArrowLeft,
  IconInbox,
  IconMail,
  IconPrinter,
  IconStar,
  IconStarFilled,
  IconTrash,
} from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { DeleteForGood } from '../list/delete-for-good.tsx';
import classes from './email-reader.module.css';
import type { EmailListOf } from '../email.order.ts';
import { LabelMenu } from '../list/label-menu.tsx';
import { NeighbourLinks } from './neighbour-links.tsx';
import { ReaderButton } from './reader-button.tsx';
import type { EmailDeeds } from '../use-email-deeds.ts';

interface ReaderBarProps {
  email: EmailDetail;
  list: EmailListOf;
  rows: readonly EmailRow[];
  deeds: EmailDeeds;
  onClose: () => void;
}

/** What can be done to the open mail; what takes it out of the list closes it. */
export function ReaderBar({ email, list, rows, deeds, onClose }: ReaderBarProps) {
  const t = useTranslations('email');
  const then = (deed: () => void) => () => {
    deed();
    onClose();
  };
  return (
    <div className={classes.bar}>
      <ReaderButton
        className={classes.back}
        label={t('reader.back')}
        icon={IconArrowLeft}
        turns
        onClick={onClose}
      />
      <ActionIcon
        className={classes.star ?? ''}
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={t('starOne', { subject: email.subject || t('noSubject') })}
        aria-pressed={email.isStarred}
        onClick={() => deeds.star([email], !email.isStarred)}
      >
        {email.isStarred ? <IconStarFilled size={18} /> : <IconStar size={18} stroke={1.75} />}
      </ActionIcon>
      <ReaderButton
        label={t('markUnread')}
        icon={IconMail}
        onClick={then(() => deeds.read([email], false))}
      />
      <LabelMenu rows={[email]} onLabel={(label, isSet) => deeds.label([email], label, isSet)} />
      <MoveButtons email={email} deeds={deeds} then={then} />
      <ReaderButton label={t('reader.print')} icon={IconPrinter} onClick={() => print()} />
      <span className={classes.gap} />
      <NeighbourLinks list={list} rows={rows} emailId={email.id} />
    </div>
  );
}

interface MoveButtonsProps {
  email: EmailRow;
  deeds: EmailDeeds;
  then: (deed: () => void) => () => void;
}

function MoveButtons({ email, deeds, then }: MoveButtonsProps) {
  const t = useTranslations('email');
  if (email.folder === 'trash') {
    return (
      <>
        <ReaderButton
          label={t('restore')}
          icon={IconArrowBackUp}
          turns
          onClick={then(() => deeds.restore([email]))}
        />
        <DeleteForGood rows={[email]} onDelete={then(() => deeds.deleteForGood([email]))} />
      </>
    );
  }
  return (
    <>
      {email.folder === 'spam' && (
        <ReaderButton
          label={t('notSpam')}
          icon={IconInbox}
          onClick={then(() => deeds.spam([email], false))}
        />
      )}
      {email.folder === 'inbox' && (
        <ReaderButton
          label={t('spam')}
          icon={IconAlertOctagon}
          onClick={then(() => deeds.spam([email], true))}
        />
      )}
      <ReaderButton
        label={t('trash')}
        icon={IconTrash}
        onClick={then(() => deeds.trash([email]))}
      />
    </>
  );
}
