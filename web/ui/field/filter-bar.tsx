import { type ReactNode, useState } from 'react';
import classes from './filter-bar.module.css';
import { FiltersButton } from './filters-button.tsx';

interface FilterBarProps {
  /** The field that stays in sight. */
  search: ReactNode;
  filters: ReactNode;
  /** Filters that are set. */
  count: number;
  /** What stays in sight after them. */
  children?: ReactNode;
}

/** A field with filters beside it; on a phone they are behind one button. */
export function FilterBar({ search, filters, count, children }: FilterBarProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <search className={classes.bar}>
      {search}
      <FiltersButton className={classes.opens} count={count} isOpen={isOpen} onToggle={setOpen} />
      <div className={classes.filters} data-open={isOpen || undefined}>
        {filters}
      </div>
      {children}
    </search>
  );
}
