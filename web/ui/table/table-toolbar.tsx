import { type ReactNode, type RefObject, useState } from 'react';
import { useTranslations } from 'use-intl';
import { FiltersButton } from '../field/filters-button.tsx';
import { SearchField } from '../field/search-field.tsx';
import { TableOptions } from './table-options.tsx';
import classes from './table-toolbar.module.css';
import type { TableAddress } from './address/use-table-address.ts';
import type { TableModel } from './use-table-model.ts';

interface TableToolbarProps<R extends object> {
  model: TableModel<R>;
  address: TableAddress;
  searchLabel: string;
  searchHint: string | undefined;
  searchRef: RefObject<HTMLInputElement | null>;
  filters: ReactNode;
  isPhone: boolean;
  onHelp: () => void;
}

export function TableToolbar<R extends object>(props: TableToolbarProps<R>) {
  const t = useTranslations('table');
  const { address, searchLabel, searchRef, isPhone, filters } = props;
  const [isOpen, setOpen] = useState(false);
  const isFolded = isPhone && Boolean(filters);
  return (
    <div className={classes.toolbar}>
      <SearchField
        label={searchLabel}
        hint={props.searchHint}
        clearLabel={t('searchClear')}
        q={address.q}
        inputRef={searchRef}
        onSearch={(q) => address.change({ q: q || undefined })}
      />
      {isFolded ? (
        <FiltersButton
          count={Object.keys(address.filters).length}
          isOpen={isOpen}
          onToggle={setOpen}
        />
      ) : (
        filters
      )}
      <TableOptions model={props.model} isPhone={isPhone} onHelp={props.onHelp} />
      {isFolded && isOpen && <div className={classes.filters}>{filters}</div>}
    </div>
  );
}
