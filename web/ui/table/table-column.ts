import type { ReactNode } from 'react';

/** A column as a screen describes it. The first one names the row and always stays. */
export interface TableColumn<R> {
  /** Also what the address and the server call its order. */
  id: string;
  label: string;
  /** In the first column, what opens the row bears `data-open`: that is where the keys lead. */
  cell: (row: R) => ReactNode;
  isSortable?: boolean;
  /** The first press puts the newest or largest on top. */
  startsDown?: boolean;
  isHiddenAtFirst?: boolean;
  /** Stands at the end of its column, digit under digit. */
  isAmount?: boolean;
}
