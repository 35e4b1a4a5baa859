import { ActionIcon } from '@mantine/core';
import {
  IconAlertOctagon,
  IconArrowBackUp,
  IconInbox,
  IconMail,
  IconMailOpened,
  IconStar,
  IconTrash,
} from '@tabler/icons-react';
import type { Icon } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { DeleteForGood } from './delete-for-good.tsx';
import classes from './email-list-bar.module.css';
import type { EmailListOf } from '../email.order.ts';
import { LabelMenu } from './label-menu.tsx';
import type { EmailDeeds } from '../use-email-deeds.ts';
import type { MailSelection } from './use-mail-selection.ts';

interface BulkButtonsProps {
  list: EmailListOf;
  selection: MailSelection;
  deeds: EmailDeeds;
}

/** What can be done to all chosen mails; afterwards none is chosen. */
export function BulkButtons({ list, selection, deeds }: BulkButtonsProps) {
  const t = useTranslations('email');
  const { rows, chosen } = selection;
  const isRead = rows.every((row) => row.isRead);
  const isStarred = rows.every((row) => row.isStarred);
  const then = (deed: () => void) => () => {
    deed();
    selection.clear();
  };
  return (
    <fieldset className={classes.deeds} aria-label={t('bulk')}>
      <span className={classes.count} aria-hidden>
        {chosen.size}
      </span>
      <BulkButton
        label={t(isRead ? 'markUnread' : 'markRead')}
        icon={isRead ? IconMail : IconMailOpened}
        onClick={then(() => deeds.read(rows, !isRead))}
      />
      <BulkButton
        label={t(isStarred ? 'unstar' : 'star')}
        icon={IconStar}
        onClick={then(() => deeds.star(rows, !isStarred))}
      />
      <LabelMenu rows={rows} onLabel={(label, isSet) => deeds.label(rows, label, isSet)} />
      {list.folder === 'spam' ? (
        <BulkButton
          label={t('notSpam')}
          icon={IconInbox}
          onClick={then(() => deeds.spam(rows, false))}
        />
      ) : (
        (list.folder === 'inbox' || list.folder === 'all') && (
          <BulkButton
            label={t('spam')}
            icon={IconAlertOctagon}
            onClick={then(() => deeds.spam(rows, true))}
          />
        )
      )}
      {list.folder === 'trash' ? (
        <>
          <BulkButton
            label={t('restore')}
            icon={IconArrowBackUp}
            onClick={then(() => deeds.restore(rows))}
          />
          <DeleteForGood rows={rows} onDelete={then(() => deeds.deleteForGood(rows))} />
        </>
      ) : (
        <BulkButton label={t('trash')} icon={IconTrash} onClick={then(() => deeds.trash(rows))} />
      )}
    </fieldset>
  );
}

interface BulkButtonProps {
  label: string;
  icon: Icon;
  onClick: () => void;
}

function BulkButton({ label, icon: ButtonIcon, onClick }: BulkButtonProps) {
  return (
    <ActionIcon variant="subtle" color="gray" aria-label={label} title={label} onClick={onClick}>
      <ButtonIcon size={18} stroke={1.75} />
    </ActionIcon>
  );
}
