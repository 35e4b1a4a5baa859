import '../styles/fields.css';
import { ActionIcon, NativeSelect } from '@mantine/core';
import {
  IconChevronLeft,
  IconChevronRight,
  IconChevronsLeft,
  IconChevronsRight,
} from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { pageSizes } from './address/table-address.ts';
import classes from './table-pager.module.css';
import type { TableAddress } from './address/use-table-address.ts';

interface TablePagerProps {
  address: TableAddress;
  total: number;
  /** Counting stopped there: nobody knows how many more there are. */
  totalIsAtLeast?: boolean | undefined;
  /** None: the page is on its way. */
  shown: number;
}

export function TablePager({ address, total, totalIsAtLeast = false, shown }: TablePagerProps) {
  const t = useTranslations('table');
  const { page, perPage, change } = address;
  const last = Math.max(1, Math.ceil(total / perPage));
  const from = (page - 1) * perPage + 1;
  const go = (to: number) => change({ page: String(to) });
  const steps = [
    { name: 'first', icon: IconChevronsLeft, to: 1, isOff: page === 1, isEnd: true },
    { name: 'previous', icon: IconChevronLeft, to: page - 1, isOff: page === 1, isEnd: false },
    { name: 'next', icon: IconChevronRight, to: page + 1, isOff: page >= last, isEnd: false },
    { name: 'last', icon: IconChevronsRight, to: last, isOff: page >= last, isEnd: true },
  ] as const;
  return (
    <div className={classes.pager}>
      <label className={classes.size}>
        <span>{t('perPage')}</span>
        <NativeSelect
          size="xs"
          data={[...pageSizes]}
          value={String(perPage)}
          onChange={(event) => change({ perPage: event.currentTarget.value })}
        />
      </label>
      <output className={classes.range} dir="auto">
        {shown > 0 &&
          t(totalIsAtLeast ? 'rangeOfMany' : 'range', { from, to: from + shown - 1, total })}
      </output>
      <nav className={classes.steps} aria-label={t('pages')}>
        {steps.map(({ name, icon: Icon, to, isOff, isEnd }) => (
          <ActionIcon
            key={name}
            className={isEnd ? classes.end : undefined}
            variant="default"
            size="lg"
            aria-label={t(`steps.${name}`)}
            // Not `disabled`: the focus would be lost at either end.
            aria-disabled={isOff}
            {...(isOff && { 'data-disabled': true })}
            onClick={() => !isOff && go(to)}
          >
            <Icon size={18} className="mantine-rotate-rtl" />
          </ActionIcon>
        ))}
      </nav>
    </div>
  );
}
