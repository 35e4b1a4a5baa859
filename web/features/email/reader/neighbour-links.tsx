import { ActionIcon } from '@mantine/core';
import type { EmailRow } from '@plenum/contract';
import { type Icon, IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { mailPlace } from './reader.links.ts';
import { type EmailListOf, neighboursOf } from '../email.order.ts';

interface NeighbourLinksProps {
  list: EmailListOf;
  rows: readonly EmailRow[];
  emailId: number;
}

/** To the mails before and after in the list. */
export function NeighbourLinks({ list, rows, emailId }: NeighbourLinksProps) {
  const t = useTranslations('email.reader');
  const { newer, older } = neighboursOf(rows, emailId);
  return (
    <>
      <NeighbourLink list={list} row={newer} label={t('newer')} icon={IconChevronLeft} />
      <NeighbourLink list={list} row={older} label={t('older')} icon={IconChevronRight} />
    </>
  );
}

interface NeighbourLinkProps {
  list: EmailListOf;
  row: EmailRow | undefined;
  label: string;
  icon: Icon;
}

function NeighbourLink({ list, row, label, icon: Picture }: NeighbourLinkProps) {
  const common = { variant: 'subtle', color: 'gray', size: 'lg', 'aria-label': label } as const;
  const picture = <Picture size={18} stroke={1.75} className="mantine-rotate-rtl" />;
  if (!row) {
    return (
      <ActionIcon {...common} disabled>
        {picture}
      </ActionIcon>
    );
  }
  return (
    <ActionIcon
      {...common}
      title={label}
      renderRoot={(props) => <Link {...mailPlace(list, row.id)} resetScroll={false} {...props} />}
    >
      {picture}
    </ActionIcon>
  );
}
