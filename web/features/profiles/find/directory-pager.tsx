import { ActionIcon } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import classes from './directory.module.css';
import type { PeopleAddress } from './use-people-address.ts';

interface DirectoryPagerProps {
  address: PeopleAddress;
  total: number;
  perPage: number;
  shown: number;
}

export function DirectoryPager({ address, total, perPage, shown }: DirectoryPagerProps) {
  const t = useTranslations('table');
  const page = Number(address.search.page ?? 1);
  const from = (page - 1) * perPage + 1;
  if (total <= perPage && page === 1) return null;
  const steps = [
    { name: 'previous', icon: IconChevronLeft, to: page - 1, isOff: page === 1 },
    { name: 'next', icon: IconChevronRight, to: page + 1, isOff: from + shown > total },
  ] as const;
  return (
    <div className={classes.pager}>
      <span dir="auto">{t('range', { from, to: from + shown - 1, total })}</span>
      <nav className={classes.steps} aria-label={t('pages')}>
        {steps.map(({ name, icon: Icon, to, isOff }) => (
          <ActionIcon
            key={name}
            variant="default"
            size="lg"
            aria-label={t(`steps.${name}`)}
            // Not `disabled`: the focus would be lost at either end.
            aria-disabled={isOff}
            {...(isOff && { 'data-disabled': true })}
            onClick={() => !isOff && address.change({ page: String(to) })}
          >
            <Icon size={18} className="mantine-rotate-rtl" />
          </ActionIcon>
        ))}
      </nav>
    </div>
  );
}
